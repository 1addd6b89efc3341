/**
 * Arabic names as they are written without vowels, and in the Latin spelling the rest of the lexicon knows. Names that
 * are not here are compared by their consonants.
 */
const source = `
محمد:muhammad احمد:ahmad محمود:mahmud حامد:hamid حميد:hamid حمد:hamad علي:ali حسن:hasan حسين:husayn حسني:husni
عبد:abd عبدالله:abd allah عبدالرحمن:abd al rahman عبدالعزيز:abd al aziz عبدالكريم:abd al karim عبدالقادر:abd al qadir
عبدالرحيم:abd al rahim عبدالسلام:abd al salam عبدالمجيد:abd al majid عبدالملك:abd al malik عبدالحميد:abd al hamid
الله:allah الرحمن:al rahman العزيز:al aziz الكريم:al karim القادر:al qadir السلام:al salam
ابراهيم:ibrahim اسماعيل:ismail اسحاق:ishaq يعقوب:yaqub يوسف:yusuf يونس:yunus موسى:musa عيسى:isa داود:dawud داوود:dawud
سليمان:sulayman زكريا:zakariya يحيى:yahya ايوب:ayyub نوح:nuh ادم:adam هارون:harun الياس:ilyas
عمر:umar عمرو:amr عثمان:uthman ابو:abu ابي:abi بكر:bakr بن:bin ابن:ibn ام:umm بنت:bint
خالد:khalid وليد:walid طارق:tariq زياد:ziyad سعيد:said سعد:saad سعود:saud مسعود:masud صالح:salih صلاح:salah
مصطفى:mustafa مرتضى:murtada رضا:rida مهدي:mahdi هادي:hadi جعفر:jafar كاظم:kazim قاسم:qasim باقر:baqir صادق:sadiq
ناصر:nasir نصر:nasr منصور:mansur نصرالله:nasr allah الدين:al din نورالدين:nur al din صلاحالدين:salah al din نور:nur
جمال:jamal كمال:kamal جلال:jalal بلال:bilal هلال:hilal فيصل:faysal فهد:fahd فارس:faris فراس:firas فؤاد:fuad
انور:anwar اكرم:akram اشرف:ashraf اسامة:usama ايمن:ayman امين:amin اياد:iyad عماد:imad عادل:adil عامر:amir امير:amir
بشار:bashar بشير:bashir باسل:basil باسم:basim ماهر:mahir ماجد:majid مازن:mazin مروان:marwan معمر:muammar القذافي:al qadhafi
قذافي:qadhafi صدام:saddam التكريتي:al tikriti حافظ:hafiz حمزة:hamza حسام:husam هشام:hisham هيثم:haytham هاني:hani
كريم:karim رحيم:rahim رشيد:rashid راشد:rashid رامي:rami رياض:riyad ربيع:rabi سالم:salim سليم:salim سامي:sami سمير:samir
شريف:sharif شهاب:shihab ضياء:diya طه:taha طلال:talal ظافر:zafir غسان:ghassan غازي:ghazi لؤي:luay لطيف:latif
مالك:malik مبارك:mubarak مجيد:majid مختار:mukhtar مسلم:muslim معاذ:muadh نبيل:nabil نجيب:najib نديم:nadim نزار:nizar
وسام:wisam ياسر:yasir ياسين:yasin يزيد:yazid ايهاب:ihab تميم:tamim جابر:jabir جاسم:jasim حبيب:habib حاتم:hatim
مريم:maryam فاطمة:fatima عائشة:aisha خديجة:khadija زينب:zaynab ليلى:layla سارة:sara هدى:huda نادية:nadia سميرة:samira
الظواهري:al zawahiri البغدادي:al baghdadi السيد:al sayyid سيد:sayyid شيخ:shaykh الشيخ:al shaykh حاج:hajj الحاج:al hajj
الاسد:al asad اسد:asad الحسن:al hasan الحسين:al husayn العلي:al ali الخالد:al khalid المصري:al masri العراقي:al iraqi
السوري:al suri الليبي:al libi التونسي:al tunisi اليمني:al yamani الحسني:al hasani الحسيني:al husayni الهاشمي:al hashimi
شركة:sharikat مؤسسة:muassasat بنك:bank مصرف:masrif مجموعة:majmuat تجارة:tijara للتجارة:lil tijara العامة:al amma
`;

/** Word in Arabic script and Latin spelling, words separated by blanks. */
export const arabicNames: readonly (readonly [string, string])[] = Array.from(
  source.matchAll(/(\S+):([a-z ]*[a-z])(?=\s|$)/gu),
  ([, word = '', latin = '']) => [word, latin] as const,
);

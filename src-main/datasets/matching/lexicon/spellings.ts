import { groupsOf } from './parse';

/**
 * Names with several usual spellings, mostly romanisations of one original. A line is one name; what edit distance and
 * sounds find by themselves is not here.
 */
export const spellings: ReadonlyMap<string, string> = groupsOf(`
  muhammad mohammed mohammad mohamed mohamad muhammed mohd mohamud muhamad muhamed mohammod muhammet mehmet mehmed mahomet mahamat mamadou magomed maghomed mokhammed md mahamed muhamet mohame
  ahmad ahmed ahmet akhmad akhmed ahmadou amadou achmad
  mahmud mahmoud mahmood mehmood makhmud mamoud
  hamid hameed hamed
  husayn hussein hussain husain husein hossein hussien houssein husayin hosein khusein huseyin hocine hossain hussin
  hasan hassan hassen hasen khasan
  umar omar omer oumar
  uthman osman othman usman ousmane ottman
  usama osama ussama oussama
  hizballah hezbollah hizbullah hizbollah hezbolah hisbollah hizbulah
  abd abdul abdel abdal abdoul abdol abdi abed
  allah ullah ollah
  abdallah abdullah abdulla abdullahi abdoulaye abdollah abdulah abdella
  abdurrahman abdulrahman abdelrahman abdalrahman abdirahman abdurahman abdorrahman
  qadhafi gaddafi qaddafi gadhafi kadhafi kadafi gadafi qadafi elkaddafi ghadaffi ghathafi kaddafi
  muammar moammar muamar moamar moamer
  yusuf yousef youssef yousuf yusef yousif yusof yousaf yossef yusif youssuf
  yunus younis yunis younes younus
  sulayman suleiman sulaiman suleman soleiman suliman souleymane soliman solaiman suleyman
  ismail ismael ismaeel esmail ismaila ismayil
  ibrahim ebrahim ibraheem ibragim ibrahima brahim
  yahya yahia yehia yehya
  isa issa eisa eissa
  musa moussa mousa moosa mussa
  dawud daoud dawood daud dawoud davud daood
  khalid khaled haled kaled khalad
  walid waleed oualid
  tariq tarek tarik tareq tarique
  said saeed sayed saied sayeed
  saad saed
  salih saleh salah salihe
  mustafa mostafa moustafa mustapha mostapha moustapha
  nasir nasser naser nassir
  jamal gamal jamaal djamal
  jalal galal djalal
  faysal faisal feisal faycal fayssal
  umm um oum
  fuad fouad
  nur noor nour noori
  rashid rasheed rachid rashed
  sayf saif seif sayef
  aziz azeez
  karim kareem
  rahim raheem
  qadir kadir kader qader gadir
  latif lateef
  majid majeed madjid
  zaynab zainab zeinab zineb zaineb
  aisha aicha ayesha aysha aishah
  khadija khadijah hadija kadija
  fatima fatimah fatma fatemeh fatme
  maryam mariam meryem maryem
  layla leila laila leyla
  jafar jaafar djafar gaafar jaffar jafer
  qasim qassem kassem kasim qassim qasem kasem ghassem ghasem
  haqqani haqani hakkani
  zawahiri zawahri dhawahiri zawahery
  laden ladin
  akhund akhond akhundzada
  gul goul
  wali vali
  jan jaan
  khan han
  yevgeny evgeny evgeni evgeniy yevgeniy evgenii yevgeni eugeny ievgen yevhen evgueni
  aleksandr alexander aleksander alexandr oleksandr alexandre alexandros aliaksandr aleksandar alexandru
  aleksey alexei alexey aleksei oleksiy aleksiy alexi alexy oleksii
  sergey sergei serguei serhiy sergiy serhii sergii siarhei sergio serge
  andrey andrei andriy andrii andrej andrzej
  dmitry dmitri dmitriy dmitrii dimitri dmytro dzmitry dimitry dmitrij
  yury yuri yuriy yurii iouri iurii jurij yurij juri
  vladimir volodymyr wladimir uladzimir vladimer
  mikhail michail mykhailo mikhael mihail mikail
  nikolay nikolai mykola nikolaj nikolaos
  vasily vasili vasiliy vasyl vassily vasilii
  anatoly anatoli anatoliy anatolii
  gennady gennadi gennadiy gennadii hennadiy
  grigory grigori grigoriy hryhoriy grigorii
  valery valeri valeriy valerii
  vitaly vitali vitaliy vitalii
  arkady arkadi arkadiy
  yulia yuliya julia iulia yuliia juliya
  yelena elena olena
  natalya natalia nataliya natalie nataliia
  tatyana tatiana tetiana tetyana
  svetlana svitlana
  kseniya ksenia oksana xenia
  pyotr petr pyotor petro
  pavel pavlo
  fyodor fedor fiodor
  semyon semen
  zelensky zelenskyy zelenskiy zelenskyi selenskyj
  khrushchev khrushchov chruschtschow
  gorbachev gorbachov gorbatschow
  yeltsin eltsin jelzin ielstin
  kim gim ghim
  lee yi rhee
  park pak bak
  choi choe chey
  jung jeong chung cheong jong chong
  un eun
  cho jo joe
  yoon yun youn
  kang gang
  lim im rim
  shin sin
  kwon gwon
  ko go koh
  young yong yeong
  hyun hyon hyeon
  sung song seong
  chul chol cheol
  hyok hyuk hyeok
  kyong kyung gyeong
  guk kuk gook
  woo wu
  seo suh so
  xi hsi
  zhou chou
  zhao chao
  xu hsu
  xiao hsiao
  zheng
  cai tsai
  cao tsao
  qian chien
  deng teng
  jiang chiang
  guo kuo
  nguyen nguyan
  rodriguez rodrigues rodriques
  gonzalez gonzales gonsalez gonsales goncalves
  hernandez hernandes ernandez
  fernandez fernandes
  martinez martines
  gomez gomes
  lopez lopes
  perez peres
  sanchez sanches
  ramirez ramires
  alvarez alvares
  jimenez gimenez ximenez jimenes
  mejia mexia
  nunez nunes nunnez
  munoz munhoz
  vasquez vazquez vasques baskez basquez
  velasquez velazquez
  chavez chaves
  diaz dias
  ruiz ruis
  ortiz ortis
  suarez soares suares
  juarez xuarez
  marquez marques
  dominguez domingues
  enriquez henriquez henriques
  mendez mendes
  benitez benites
  valdez valdes
  ibanez ibannez
  yanez yannez
  quinonez quinones
  zuniga suniga
  ximena jimena gimena
  xavier javier
  joaquin joaquim
  luis luiz
  felipe phelipe
  cristian christian kristian cristhian christiam
  cristina christina kristina
  catherine katherine katharine kathryn catharine katarina katerina ekaterina yekaterina kateryna
  jhon jon john
  jhonatan jonathan jonatan johnathan yonatan
  brayan bryan brian brayam
  yeison jeison jason jayson yeisson
  yesica jessica yessica jesica
  yenny jenny yeni jeny
  yulieth julieth yuliet
  stefany stephanie estefania stefania estefany stephany
  wilmer wilmar
  jhoan johan yohan
  stephen steven stephan stefan stepan stevan
  geoffrey jeffrey geofrey jeffery
  philip phillip philippe phillippe
  marc mark
  eric erik erick
  carl karl
  sara sarah
  ana anna anne ann hanna hannah
  elisabeth elizabeth elisabet elizaveta
  teresa theresa therese
  marta martha
  rafael raphael
  raquel rachel
  matias mathias matthias
  tomas thomas
  antony anthony
  captain kapitan capitan
  thais tais
  sofia sophia sofya sofiya
  elias ilyas
  isaac isaak ishaq itzhak yitzhak
  jacob jakob yakov yaakov yaqub yaqoub iakov
  moshe moses moises
  cohen kohen cohn
  levi levy
  chaim haim hayim
  smith smyth
  mac mc
  mao mau
`);

/**
 * One given name in several languages, and pet names. Both are worth less than another spelling: a «Pepe» is a «José»,
 * but so are many. A name may stand in several lines.
 */
const sameInOtherWords = `
  jose joseph josef giuseppe yusuf yosef pepe josep joe joey jozef chepe iosif
  juan john jean giovanni ivan joao johann hans jan ian johannes jack johnny juancho giovani yahya ioannis jon sean jhon johan yann ivo
  maria mary marie mariya mariam maryam maire marija
  pedro peter pierre pietro petr piotr pyotr perico pete petros butrus peder petar
  pablo paul paolo pavel paulo pawel pauli bulus pal pavlo
  francisco francis francesco franz paco pancho frank pacho chico kiko curro frans frantisek francois franciszek francisca
  antonio anthony antoine anton tony tono toninho antony tonio
  miguel michael michel mikhail michele mike mikel micky mickey misha michal mihai mikael maikel maykel
  jorge george georges georg giorgio georgi georgy yuri jordi jurgen yury goran jerzy yorgos george georgios
  carlos charles karl carlo carl charlie chuck carlitos karol karel
  luis louis luigi ludwig lou lucho luisito lewis ludovic
  enrique henry henri heinrich enrico henrique hank harry quique kike hendrik genrikh henryk
  guillermo william guillaume wilhelm guglielmo guilherme bill billy will willy memo willem liam wil vilhelm willie
  ricardo richard riccardo rick dick ricky rich richie richardo
  roberto robert bob bobby rob beto robbie robertito
  eduardo edward edouard eduard ed eddie ted teddy lalo edu edoardo ned
  fernando ferdinand nando fernand ferdinando
  alejandro alexander alexandre alessandro aleksandr alex sasha ale iskandar alexandros sandro aleks alejo sacha shura alec
  alejandra alexandra alessandra aleksandra alex sandra sasha
  andres andrew andre andrea andreas andrei andrey andrzej andy drew andriy andros
  santiago james jacques jacobo jaime diego jim jimmy tiago giacomo yago jakob iago jamie jaime jacob
  felipe philip philippe filippo filip phil pipe
  esteban stephen stefan stefano etienne stepan steve steven estevao
  tomas thomas tommaso tom tommy foma tomasz
  mateo matthew matthieu matteo matt mateus matthias matvey mathieu
  marcos mark marc marco marcus marek
  lucas luke luc luca lukas lucho
  nicolas nicholas nicola nikolay nick nico niko klaus nikolaos nicolau mykola nikita
  daniel danny dan dani danilo daniil
  david dave davide davi dawud dudu davy
  manuel emmanuel manolo emanuel manny immanuel manu manolito
  jesus chucho jesse
  ignacio nacho ignatius ignazio inacio
  alfonso alphonse alonso alfonzo
  alberto albert al beto albrecht bert
  gustavo gustav tavo gus
  sergio sergei sergey serge
  rafael rafa raphael raffaele rafi
  gabriel gabe gabo gavriil jibril
  javier xavier javi
  joaquin joachim quino
  lorenzo lawrence laurent larry lorenz laurence laurenco
  vicente vincent vincenzo vince vinny chente
  ramon raymond raimundo ray moncho raymundo
  rodrigo roderick rodo
  raul ralph raoul
  oscar oskar
  hugo hugh ugo
  arturo arthur artur
  leonardo leonard leo leon lenny lev
  benjamin ben benny binyamin benjamim veniamin
  samuel sam sammy samuele shmuel
  isabel elizabeth elisabeth elizaveta isabella liz beth betty eliza chabela isabelle lisa bess betsy lizzy elisabetta
  catalina catherine katherine caterina ekaterina kate cathy katie kathy katya cata kat catarina kitty yekaterina
  margarita margaret marguerite maggie peggy meg greta rita margherita marge margot
  ana anna anne hannah annie anita nancy anya anais
  elena helen helena helene ellen nelly lena yelena eleni alyona
  juana joan jane joanna jeanne giovanna johanna
  josefa josephine pepa josefina giuseppina fina
  dolores lola
  guadalupe lupe lupita
  concepcion concha conchita conception
  rosario charo
  francisca paca frances francesca fran frannie
  teresa theresa tere therese terry tess
  susana susan suzanne susanna sue suzie
  patricia pat patty patrizia paty trish
  monica monika monique
  veronica veronika vero veronique
  lucia lucy lucie luz
  julia julie giulia yulia juliana
  julio julius jules giulio yuliy
  cristobal christopher chris christophe cristoforo kit kristof topher
  cristina christine christina chris tina kristina
  natalia natalie natasha natalya nathalie
  eugenio eugene yevgeny evgeny gene eugen
  teodoro theodore fyodor ted teddy theo fedor teo teodor
  gregorio gregory grigory greg gregor goyo gregoire
  basilio basil vasily vassilis
  constantino constantine konstantin costas kostya kostas
  dimitri demetrio dmitry dima demetrius dmitriy mitya
  vladimir vova volodya vladi
  boris borya
  ivan vanya
  anastasia nastya
  tatiana tanya
  ernesto ernest ernst neto
  adolfo adolph adolf fito
  rodolfo rudolph rudolf rudy
  alfredo alfred fred alf freddy
  federico frederick frederic friedrich fred freddy fritz frederico fede
  geraldo gerald gerardo gerard jerry gerry gerhard
  jeronimo jerome geronimo jerry
  estefania stephanie steffi
  salvador sal salvatore chava salva
  timoteo timothy tim timofey
  zacarias zachary zach zakariya zack
  abraham ibrahim abe avraham abram
  isaac ishaq isaak yitzhak
  jacobo jacob yakov yaqub jake
  moises moses musa moshe moise
  salomon solomon sulayman shlomo
  elias ilyas elijah eliyahu ilya
  jonas yunus jonah
  job ayyub
  noe noah nuh
  adan adam
  kenneth ken kenny
  donald don donny
  ronald ron ronny reinaldo
  jeffrey jeff
  gregory greg
  douglas doug
  stanley stan
  walter walt gualterio
  deborah debbie deb
  barbara barb babs
  kimberly kim kimmy
  jennifer jenny jen
  jessica jess
  cynthia cindy
  pamela pam
  victoria vicky viktoria vika
  victor viktor vic vittorio vitya
  augusto august tito
  maximo maximiliano max maxim maximilian maksim
  sebastian seba bastian sebas
  leopoldo leopold polo
  rosalia rosa rose rosita
  pilar pili
  mercedes meche merche
  graciela chela
  consuelo chelo
  socorro coco
  ines agnes inez
  beatriz beatrice bea betty
  carolina caroline caro carol karolina carrie
  claudia claudine
  eva eve
  esther ester
  gisela giselle
  marta martha marthe
  monserrat montse
  raquel rachel rahel
  rebeca rebecca becky rivka
  rut ruth
  sara sarah sally
  silvia sylvia sylvie
  sofia sophie sophia sofi
  valentina valya vale
  virginia ginny
`;

const relatives = new Map<string, Set<string>>();
for (const line of sameInOtherWords.split('\n')) {
  const words = line.split(' ').filter((word) => word !== '');
  for (const word of words) {
    const known = relatives.get(word) ?? new Set();
    for (const other of words) known.add(other);
    relatives.set(word, known);
  }
}

/** The other forms of a given name: in other languages, and pet names. */
export const otherForms = (name: string): ReadonlySet<string> => relatives.get(name) ?? none;
const none: ReadonlySet<string> = new Set();

const members = new Map<string, string[]>();
for (const [word, first] of spellings) members.set(first, [...(members.get(first) ?? []), word]);

/** All usual spellings of a name, itself among them where it has others. */
export const otherSpellings = (name: string): readonly string[] =>
  members.get(spellings.get(name) ?? '') ?? [];

/** Shortened given names, as registers and the names of women write them. */
export const abbreviations: ReadonlyMap<string, string> = new Map(
  'ma:maria m:maria fco:francisco fca:francisca gpe:guadalupe jno:juan wm:william chas:charles geo:george thos:thomas jos:jose robt:robert edw:edward fdo:fernando sgo:santiago cnl:coronel hdz:hernandez glez:gonzalez gzlz:gonzalez gzz:gonzalez rdz:rodriguez rdguez:rodriguez fdez:fernandez mtz:martinez mtnez:martinez lpz:lopez prz:perez snchz:sanchez rmz:ramirez grcia:garcia jmnz:jimenez alej:alejandro moham:muhammad'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

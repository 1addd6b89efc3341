import { wordsOf } from './parse';

/**
 * Given names that many people bear. Two of them that differ are two names, however alike they look («Mario», «María»),
 * and a name of which only common parts agree is not the same person's for that.
 */
export const givenNames: ReadonlySet<string> = new Set(
  wordsOf(`
    maria jose juan luis carlos jorge miguel pedro manuel francisco jesus antonio alejandro rafael ricardo fernando david
    daniel roberto eduardo javier sergio andres oscar mario alberto julio hector diego pablo victor raul alfredo guillermo
    enrique arturo ramon ruben felipe gustavo jaime cesar edgar hugo ivan marco martin angel gabriel rodrigo mauricio camilo
    sebastian santiago nicolas mateo samuel esteban ignacio joaquin gonzalo alvaro german hernan gerardo armando rodolfo
    ernesto salvador orlando nelson wilson william edwin freddy jairo fabio dario augusto alonso alfonso gilberto humberto
    henry jhon john james leonardo lorenzo marcos marcelo mateus matias omar oswaldo patricio rene rigoberto rogelio rolando
    saul simon tomas vicente wilmer walter yeison brayan cristian christian jonathan kevin bryan steven jefferson anderson
    ana carmen rosa martha marta luz gloria blanca sandra claudia patricia diana carolina andrea paola monica adriana angela
    laura natalia juliana daniela valentina camila sofia isabella mariana gabriela alejandra fernanda catalina lucia isabel
    elena beatriz teresa cecilia margarita silvia liliana esperanza amparo nelly olga yolanda nancy doris ruth sara esther
    raquel rebeca julia juana francisca josefa dolores guadalupe leticia veronica norma irma alicia elizabeth lorena karina
    karen yesica jessica jennifer jenny leidy yuliana yurany tatiana viviana ximena jimena paula marcela milena pilar rocio
    mercedes consuelo socorro susana cristina lina johana katherine stephanie estefania maritza marisol miriam magdalena
    eva irene ines emilia emilio eugenia eugenio victoria virginia valeria vanessa xiomara zoila zulma luisa antonia
    joao antonia paulo lucas luiz marcia adriano rodrigues aparecida fatima vera regina marcio fabiana renata juliano
    leandro tiago bruno felipa thiago guilherme gustava vinicius caio igor otavio heitor davi miguela arthur bernardo
    benedito sebastiao severino raimundo edson wagner everton cleiton robson claudio fabiano luciana luciano vitor
    mary patricia linda barbara susan jessica sarah lisa betty helen donna carol ruth sharon michelle emily kimberly
    deborah amanda melissa stephanie rebecca laura cynthia kathleen amy angela anna pamela emma nicole samantha christine
    robert michael charles joseph thomas christopher matthew anthony mark donald paul andrew joshua kenneth kevin brian
    george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric stephen larry justin scott brandon benjamin
    gregory frank raymond alexander patrick jack dennis jerry tyler aaron nathan henry peter adam douglas zachary kyle
    jean pierre michel philippe alain marie anne francoise catherine francois jacques hans peter klaus giovanni giuseppe
    muhammad ahmad ali hasan husayn mahmud umar uthman khalid walid tariq said salih mustafa nasir jamal jalal faysal abdallah
    abd ibrahim ismail yusuf yunus sulayman musa isa dawud yahya hamid rashid karim rahim salim samir mansur bilal hamza
    adil anwar amir amin bashir kamal malik majid nabil qasim rami riyad sami sharif yasir ziyad fatima aisha khadija zaynab
    maryam layla amina nur huda nadia samira salma hana iman abu hafiz habib jafar kazim reza mehdi hadi akbar hassan
    aleksandr aleksey sergey andrey dmitry yury vladimir mikhail nikolay vasily anatoly gennady grigory valery vitaly
    yevgeny igor oleg boris viktor ivan pavel pyotr konstantin maksim roman denis anton artem ilya kirill ruslan timur
    yulia yelena natalya tatyana svetlana irina olga marina galina lyudmila anna ekaterina anastasia ksenia lev
    wei min ming hui ling yan jing li jun hong ping fang jian lei qiang bin bo gang hua xia mei yong tao peng jin xin yu
    jong un min ji hyun sung young soo chul myong hyok kyong il nam sang
    muammar hammud hamad saud suhayl anas nawfal harith siraj fahd fahid faris hani hisham imad iyad jihad kazem marwan mazin
    mukhtar murtada muslim mutlaq nawaf nizar qusay raid rafiq rauf safwan sabri sadiq salman sattar shakir shawqi sulayman
    taha talal talib thabit turki uday wisam yasin zaki zakariya zayd ziad haidar haydar abbas javad javed mohsen muhsin
    esmail reza hossein gholam parviz bahram dariush farhad siavash bijan viktar mikalai siarhei aliaksandr dzmitry
    viktoria stepan semyon gleb yegor egor nikita maxim stanislav vyacheslav yaroslav bogdan taras ostap andriy mykola
    oleksandr volodymyr petro pavlo anastasiya darya polina alina diana karina
    aziz qadir latif rahman ghani wahid jabbar samad razzaq hakim ghafur wahhab basir bakr hammad abdurrahman
    hamdan hamad rashidi adnan akram ashraf munir murad nazir saddiq siddiq tahir usman yunus zafar
    hernando arnaldo arnoldo osiel omar joaquin ismael ovidio ivan archivaldo hermes dagoberto evelio evelyn ingrid heidi wendy yamile yamileth
    nathaly thalia dayana leonel lionel misael ezequiel isaias elias jeremias josue abel abelardo adolfo adan agustin
    amadeo anibal ariel aurelio benito bernardo clemente crisanto domingo efrain elias eliseo emiliano ernestina facundo
    fidel florencio genaro heriberto hilario hipolito isidro jacinto jeronimo lazaro leandro leonidas lisandro macario
    melchor moises nicanor octavio pascual porfirio ramiro reinaldo renato rosendo ruperto silvestre teodoro ulises
    valentin venancio wenceslao zacarias abigail adela adelaida agustina alba alma amalia amelia anabel antonella araceli
    ariadna aurora belen berta camelia celia clara constanza dalia delia dora edith elisa elsa elvira erika estela ester
    eulalia fabiola felicia flor florencia genoveva georgina graciela griselda hilda hortensia ivette ivonne jacqueline
    josefina judith leonor lidia lilia lourdes luciana magaly maite marina marlene matilde mayra melissa mireya miryam
    nayeli nelida nora noelia nubia ofelia pamela perla petra priscila ramona regina rita romina rosalba rosario roxana
    sabrina samanta selena soledad sonia tania tomasa trinidad ursula yadira yanet yasmin yesenia zaira zoe zenaida
    raj ravi amit anil sunil vijay sanjay suresh ramesh mahesh rajesh deepak ashok priya anita sunita
  `),
);

/** Family names that many people bear. */
export const surnames: ReadonlySet<string> = new Set(
  wordsOf(`
    garcia rodriguez martinez hernandez lopez gonzalez perez sanchez ramirez torres flores rivera gomez diaz reyes cruz
    morales ortiz gutierrez chavez ramos ruiz alvarez mendoza vasquez castillo jimenez moreno romero herrera medina aguilar
    vargas castro guzman mendez fernandez munoz salazar garza soto vega delgado estrada contreras dominguez rios alvarado
    guerrero sandoval silva ortega pena rojas nunez marquez leon valdez luna juarez cabrera campos espinoza espinosa
    figueroa avila ayala cardenas carrillo cervantes cortez cortes maldonado mejia miranda molina montoya navarro orozco
    pacheco padilla parra quintero robles rosales salas salinas santiago santos serrano solis suarez trujillo valencia
    vazquez velasquez velez villarreal zamora zuniga acosta acuna alonso arias arroyo barrera beltran benitez bautista
    blanco bravo bustamante caballero calderon camacho cano cardona carrasco castaneda cespedes cordoba correa duarte
    duran escobar escobedo fuentes galindo gallardo gallego gallegos gil giraldo granados henao huerta ibarra jaramillo
    lara leal lozano lugo marin mata meza montes mora muniz murillo naranjo nieto nino ochoa osorio ospina palacios
    paredes patino paz pineda pinto ponce prieto quiroga rangel rendon restrepo rico rincon roa rosario rubio rueda
    saavedra saenz salgado sarmiento sierra tapia tellez toro tovar trejo uribe valdes valenzuela valle vera vergara
    vidal villa villalobos villanueva yanez zapata zarate zavala quispe mamani huaman condori choque apaza ccori
    da silva souza sousa oliveira pereira lima carvalho ferreira ribeiro almeida costa gomes martins araujo melo barbosa
    alves cardoso teixeira nascimento moreira fernandes cavalcanti dias monteiro mendes freitas andrade rocha vieira
    marques nunes soares lopes barros campos batista correia azevedo pinheiro machado nogueira rezende cunha moura
    smith johnson williams brown jones davis miller wilson moore taylor anderson thomas jackson white harris martin
    thompson robinson clark lewis lee walker hall allen young king wright scott green baker adams nelson carter mitchell
    roberts turner phillips campbell parker evans edwards collins stewart morris rogers reed cook morgan bell murphy
    bailey cooper richardson cox howard ward peterson gray james watson brooks kelly sanders price bennett wood barnes
    ross henderson coleman jenkins perry powell long patterson hughes washington butler simmons foster
    ivanov petrov sidorov smirnov kuznetsov popov sokolov lebedev kozlov novikov morozov volkov solovyov vasiliev pavlov
    ivanova petrova smirnova kuznetsova popova sokolova kadyrov
    wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie song tang
    han deng feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lu ding ren lo shen yao
    kim lee park choi jung kang cho yoon jang lim oh shin kwon hwang ahn yoo hong moon ri pak
    tanaka suzuki sato takahashi watanabe ito yamamoto nakamura kobayashi kato
    khan ahmadi hussaini khalil hashimi haddad masri shah malik sheikh akhund haqqani patel singh kumar sharma gupta
    rosas johnston harrison smithers stevens stevenson robertson davidson jacobs jacobson gibson gilbert graham hamilton
    harvey hawkins hayes hicks hill holmes hudson hunt hunter johns jordan kennedy knight lawrence lawson marshall mason
    matthews mcdonald meyers mills myers newman nichols oliver owens palmer parks payne perkins peters pierce porter
    reynolds rice richards riley robbins rose russell ryan shaw simpson spencer stephens stone sullivan tucker wagner
    walters warren wallace weaver webb wells west wheeler willis woods wright abril acevedo aguirre alarcon albarracin
    alfaro aranda arce arenas armenta arredondo arriaga baez balderas barajas barragan barrios becerril berrios bernal
    bonilla brito burgos bustos cabello caceres caicedo camargo canales cantu carbajal carmona casas castellanos ceballos
    celis cerda cerna chacon chapa cisneros collado concha corona coronado cuellar cuevas davila deleon delacruz elizondo
    enriquez esparza espino esquivel farias felix fierro fonseca franco frias gaitan galvan galvez gamez garay godoy
    guerra guevara guillen haro heredia hinojosa holguin hurtado infante jara jurado jimeno lemus linares llamas loera
    lucero lucio macias madera madrid madrigal magana mares mariscal marroquin marrero mateo medrano melendez menchaca
    mercado merino monroy montano montero montiel najera nava negrete novoa ocampo olivares olmos oropeza osorno oviedo
    palma palomino pantoja parada pastor pedraza perdomo pereyra pinedo pizarro polanco porras portillo posada prado
    puente quezada quijano quinones quintana quiros ramon razo rendon reyna reynoso rincon rivas rodarte rojo roldan
    rolon roman ronquillo rosado ruelas saenz salcedo sanabria sauceda segovia segura sepulveda serna silvestre solano
    solorzano sosa tamayo tapia tejada tello teran terrazas tirado toledo tolentino trevino triana ulloa urbina urias
    urrutia valadez valdivia valdivieso valladares varela vargas vasques velarde velasco velazco venegas vergara viera
    vigil villegas vivas yepez zambrano zarza zavaleta karimi kazemi rahimi rahmani hosseini mousavi moradi jafari safari
    rezaei ebrahimi akbari heidari ahmadian dosari qahtani ghamdi zahrani otaibi harbi shehri mutairi anzi shammari
    nguyen tran pham hoang jensen hansen olsen larsen nielsen pedersen andersen sorensen christensen rasmussen johansson
    karlsson nilsson eriksson larsson olsson persson svensson gustafsson petrovic petric jovanovic nikolic markovic
    djordjevic stojanovic popovic novak kowalski wisniewski wojcik kaminski lewandowski zielinski horvat kovac dvorak
    omelchenko shevchenko kovalenko bondarenko tkachenko kravchenko oliynyk polishchuk lysenko savchenko rudenko marchenko
    fedorov mikhailov orlov andreev makarov nikitin zakharov zaitsev yakovlev grigoriev romanov vorobyov sergeev frolov
    alexandrov dmitriev korolev gusev kiselev ilyin maksimov polyakov sorokin vinogradov kovalev belov medvedev antonov
    tarasov zhukov baranov filippov komarov davydov belyaev gerasimov bogdanov osipov sidorov matveev titov markov mironov
    krylov kuzmin kudryavtsev karpov vlasov melnikov denisov gavrilov tikhonov kazakov afanasyev danilov savelyev timofeev
    muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann dubois durand rossi russo ferrari bianchi
  `),
);

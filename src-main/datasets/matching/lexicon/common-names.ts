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
    nguyen tran pham hoang
    muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann dubois durand rossi russo ferrari bianchi
  `),
);

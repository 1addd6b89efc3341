import { pick, pickCommon, seeded } from './random';

const given = `
María José Juan Luis Carlos Ana Jorge Miguel Pedro Manuel Carmen Rosa Martha Francisco Luz Jesús Antonio Gloria Alejandro Rafael
Blanca Ricardo Fernando Sandra Daniel Claudia Roberto Eduardo Patricia Javier Diana Sergio Andrés Carolina Óscar Mario Andrea
Alberto Paola Julio Mónica Héctor Adriana Diego Ángela Pablo Laura Víctor Natalia Raúl Juliana Alfredo Daniela Guillermo
Valentina Enrique Camila Arturo Sofía Ramón Isabella Rubén Mariana Felipe Gabriela Gustavo Alejandra Jaime Fernanda César
Catalina Édgar Lucía Hugo Isabel Iván Elena Marco Beatriz Martín Teresa Ángel Cecilia Gabriel Margarita Rodrigo Silvia Mauricio
Liliana Camilo Esperanza Sebastián Amparo Santiago Nelly Nicolás Olga Mateo Yolanda Samuel Nancy Esteban Doris Ignacio Ruth
Joaquín Sara Gonzalo Esther Álvaro Raquel Germán Rebeca Hernán Julia Gerardo Juana Armando Francisca Rodolfo Dolores Ernesto
Guadalupe Salvador Leticia Orlando Verónica Nelson Norma Wilson Irma William Alicia Edwin Lorena Freddy Karina Jairo Yesica Fabio
Jennifer Darío Leidy Augusto Yuliana Alonso Yurany Alfonso Tatiana Gilberto Viviana Humberto Ximena Henry Paula Leonardo Marcela
Lorenzo Milena Marcos Pilar Marcelo Rocío Matías Mercedes Omar Consuelo Osvaldo Socorro Patricio Susana René Cristina Rigoberto
Lina Rogelio Johana Rolando Estefanía Saúl Maritza Simón Marisol Tomás Miriam Vicente Magdalena Wilmer Eva Yeison Irene Brayan
Inés Cristian Emilia Jonathan Eugenia Kevin Victoria Steven Virginia Jefferson Valeria Anderson Vanessa Ximeno Xiomara Zenón Zoila
Abelardo Zulma Adolfo Luisa Agustín Antonia Amadeo João Ambrosio Fátima Anselmo Vera Apolinar Regina Arnulfo Fabiana Baltazar
Renata Bartolomé Leandro Benito Tiago Bernabé Thiago Calixto Guilherme Casimiro Vinícius Celestino Caio Cipriano Otávio Clemente
Heitor Cristóbal Davi Demetrio Arthur Desiderio Severino Dionisio Raimundo Efraín Edson Eleazar Wagner Eliécer Everton Emigdio
Cleiton Eulalia Robson Evaristo Cláudio Everardo Luciana Fabricio Vítor Faustino Nayeli Feliciano Citlali Fidel Itzel Filomena
Xóchitl Florentino Yadira Froilán Nubia Genaro Ofelia Gildardo Petrona Gregoria Primitiva Heriberto Remedios Hermenegildo Saturnina
Hilario Tránsito Hipólito Ubaldina Isidro Visitación Jacinto Yamile Jerónimo Zunilda Leocadio Aurora Leovigildo Azucena Lisandro
`
  .trim()
  .split(/\s+/);

const family = `
García Rodríguez Martínez Hernández López González Pérez Sánchez Ramírez Torres Flores Rivera Gómez Díaz Reyes Cruz Morales Ortiz
Gutiérrez Chávez Ramos Ruiz Álvarez Mendoza Vásquez Castillo Jiménez Moreno Romero Herrera Medina Aguilar Vargas Castro Guzmán
Méndez Fernández Muñoz Salazar Garza Soto Vega Delgado Estrada Contreras Domínguez Ríos Alvarado Guerrero Sandoval Silva Ortega
Peña Rojas Núñez Márquez León Valdez Luna Juárez Cabrera Campos Espinoza Figueroa Ávila Ayala Cárdenas Carrillo Cervantes Cortés
Maldonado Mejía Miranda Molina Montoya Navarro Orozco Pacheco Padilla Parra Quintero Robles Rosales Salas Salinas Santos Serrano
Solís Suárez Trujillo Valencia Velásquez Vélez Villarreal Zamora Zúñiga Acosta Acuña Arias Arroyo Barrera Beltrán Benítez Bautista
Blanco Bravo Bustamante Caballero Calderón Camacho Cano Cardona Carrasco Castañeda Céspedes Córdoba Correa Duarte Durán Escobar
Escobedo Fuentes Galindo Gallardo Gallego Giraldo Granados Henao Huerta Ibarra Jaramillo Lara Leal Lozano Lugo Marín Mata Meza
Montes Mora Muñiz Murillo Naranjo Nieto Ochoa Osorio Ospina Palacios Paredes Patiño Paz Pineda Pinto Ponce Prieto Quiroga Rangel
Rendón Restrepo Rico Rincón Roa Rosario Rubio Rueda Saavedra Sáenz Salgado Sarmiento Sierra Tapia Téllez Toro Tovar Trejo Uribe
Valenzuela Valle Vera Vergara Vidal Villa Villalobos Villanueva Yáñez Zapata Zárate Zavala Quispe Mamani Huamán Condori Choque Apaza
Souza Oliveira Pereira Lima Carvalho Ferreira Ribeiro Almeida Costa Martins Araújo Melo Barbosa Alves Cardoso Teixeira Nascimento
Moreira Cavalcanti Monteiro Freitas Andrade Rocha Vieira Barros Batista Azevedo Pinheiro Machado Nogueira Rezende Cunha Moura
Abello Achury Agudelo Aldana Almanza Amador Amaya Anaya Angarita Aponte Arango Arboleda Arciniegas Arévalo Ariza Arteaga Avendaño
Balaguera Ballesteros Barbosa Barrientos Becerra Bedoya Bejarano Bermúdez Betancourt Bohórquez Bolaños Botero Buitrago Burbano
Bustos Cáceres Caicedo Calle Cantillo Carranza Carvajal Casallas Castaño Cepeda Cifuentes Colmenares Cordero Coronado Cuéllar
Cuervo Chaparro Dávila Duque Echeverri Echeverría Erazo Fajardo Farfán Forero Franco Galeano Galvis Gamboa Garzón Gaviria Grajales
Guarín Guerra Guevara Hoyos Hurtado Iglesias Izquierdo Jácome Ladino Landázuri Leguizamón Lemus Lizarazo Llanos Londoño Loaiza
Machuca Manrique Marulanda Matiz Monsalve Montaño Montenegro Mosquera Nariño Noriega Obando Olarte Ordóñez Orjuela Otálora Páez
Palomino Pantoja Pardo Penagos Perdomo Pinilla Pinzón Piñeros Polanco Posada Puentes Quevedo Quiñones Ramón Realpe Rentería Revelo
Rivas Riveros Rodas Rosero Sabogal Samper Santamaría Segura Sepúlveda Tabares Tamayo Tobón Triana Ulloa Urrego Urrutia Vallejo
Vanegas Velandia Velosa Villamil Villegas Viveros Yepes Zambrano Zuluaga Cahuana Ccopa Chambi Huarcaya Illanes Laura Llanque Mayta
Ñaupari Pacsi Paucar Poma Sulca Tacuri Ticona Turpo Vilca Yupanqui Abreu Aguiar Amaral Assunção Bezerra Borges Brandão Brito Bueno
Camargo Chagas Coelho Cordeiro Couto Diniz Dourado Esteves Evangelista Falcão Farias Feitosa Figueiredo Fonseca Furtado Galvão
Guimarães Lacerda Leitão Lobato Macedo Magalhães Maia Medeiros Meireles Mesquita Neves Novaes Pacífico Paiva Passos Peixoto Pimentel
Pontes Porto Prado Queiroz Quintanilha Rangel Sales Sampaio Santana Siqueira Tavares Toledo Trindade Valente Vasconcelos Veloso
`
  .trim()
  .split(/\s+/);

const starts =
  'A Be Ca Cha Du E Fa Gui Hui I Ja La Ma Na O Pe Qui Ra Sa Ti U Va Xi Ya Zu Bri Cla Tre Pla Gra'.split(' ');
const middles = 'ba ce da fi ga lo mi no pa ri sa ta ve zo rra lle ña cha nte rqui ndo sti mbe'.split(' ');
const ends = 'res na ño les ra do tia rez nas co llo gui zar cal món dín tegui rreta'.split(' ');

/** A family name that hardly anybody bears. */
const rareFamily = (random: () => number): string =>
  pick(starts, random) +
  pick(middles, random) +
  (random() < 0.4 ? pick(middles, random) : '') +
  pick(ends, random);

const trades =
  'Inversiones Comercializadora Distribuidora Constructora Transportes Servicios Grupo Agropecuaria Importadora Industrias Consultores'.split(
    ' ',
  );
const forms = ['S.A.S.', 'LTDA', 'S.A.', 'S.A. DE C.V.', 'S.A.C.', 'E.I.R.L.', 'LTDA ME', 'S. DE R.L.'];

export interface MadeName {
  readonly text: string;
  readonly schema: 'Person' | 'Company';
  /** The words that a distortion may work on: given names and family names, or the words without the company form. */
  readonly given: readonly string[];
  readonly family: readonly string[];
}

/** Names of people and companies as Latin American registers hold them, no two alike. */
export function makeNames(count: number, seed: number): readonly MadeName[] {
  const random = seeded(seed);
  const surname = (): string => (random() < 0.12 ? rareFamily(random) : pickCommon(family, random));
  const seen = new Set<string>();
  const names: MadeName[] = [];
  while (names.length < count) {
    const made = random() < 0.15 ? company(surname, random) : person(surname, random);
    if (seen.has(made.text)) continue;
    seen.add(made.text);
    names.push(made);
  }
  return names;
}

function person(surname: () => string, random: () => number): MadeName {
  const first = pickCommon(given, random);
  const second = pickCommon(given, random);
  const names = random() < 0.75 && first !== second ? [first, second] : [first];
  const surnames = [surname(), surname()];
  const particle = random() < 0.06 ? pick(['de', 'de la', 'del', 'dos', 'da'], random) : null;
  const written = particle === null ? surnames : [surnames[0] as string, particle, surnames[1] as string];
  const text = [...names, ...written].join(' ');
  return {
    text: random() < 0.5 ? text.toUpperCase() : text,
    schema: 'Person',
    given: names,
    family: surnames,
  };
}

function company(surname: () => string, random: () => number): MadeName {
  const words = [pick(trades, random), rareFamily(random), ...(random() < 0.6 ? [surname()] : [])];
  return {
    text: `${words.join(' ').toUpperCase()} ${pick(forms, random)}`,
    schema: 'Company',
    given: [],
    family: words,
  };
}

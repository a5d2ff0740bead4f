/** Names for any number of people, the same for each index: given and family names of many places, in local scripts. */
const places = [
  ["Anna Ben Cleo Daniel Eva Finn Grace Hannah Ian Julia Kai Lia Max Nina Oliver Pia Quentin Ruth Samuel Tessa Uma Victor Wanda Yann Zoe",
    "Bell Carter Diaz Evans Flores Gray Hale Ibrahim Jones Keller Lindqvist Moreau Novak Okafor Park Quist Rossi Santos Tran Ueda Vega Walsh"],
  ["Aisha Björn Camille Élodie Fátima Gül Héctor Inés José Katarína Łukasz Małgorzata Öznur Renée Søren Thúy Ümit Wiktor",
    "Åberg Böhm Çelik Dvořák Estévez Fernández Gonçalves Højgaard Jiménez Kovačić Lefèvre Müller Nguyễn Pérez Sánchez"],
  ["Анна Борис Вера Григорий Дарья Егор Зоя Иван Лев Мария Никита Ольга Софья", "Соколенко Коваль Бондарь Мельник Шевченко Кравец Ткач Мороз"],
  ["Ανδρέας Βασιλική Γιώργος Ελένη Ιωάννα Κώστας Μαρία Νίκος Σοφία", "Αγγελίδης Βλάχος Γεωργίου Δήμου Καρράς Λάμπρου Μακρής Παππάς"],
  ["أمل باسم جميلة حسن خالد رامي زينب سامي عمر ليلى مريم نور يوسف", "الأحمد بركات حداد خوري درويش سليم فارس قاسم منصور نجار"],
  ["अनिता भरत दीपा गौरव हरि जया कमल लता मोहन नेहा प्रिया राज सीता", "शर्मा वर्मा गुप्ता सिंह पटेल जोशी मेहता नायर राव कपूर"],
  ["伟 芳 娜 敏 静 丽 强 磊 洋 勇 艳 杰 涛 明 秀兰", "王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙", ""],
  ["葵 蓮 陽菜 湊 結衣 大翔 凛 樹 咲良 悠真 美月 颯太", "佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田", ""],
  ["민준 서연 도윤 하은 시우 지우 예준 수아 주원 지민", "김 이 박 최 정 강 조 윤 장 임 한", ""],
].map(([given, family, joint = " "]) => ({ given: given.split(" "), family: family.split(" "), joint }));

/** The order of the places; Latin scripts are the most frequent. */
const order = [0, 1, 0, 2, 0, 3, 4, 0, 1, 0, 5, 0, 6, 0, 7, 8];

/** The name of the person with an index. */
export function nameOf(index) {
  const turn = index % order.length;
  const isOfPlace = (place) => place === order[turn];
  const { given, family, joint } = places[order[turn]];
  // All names of a place are used before one is repeated.
  const number = Math.floor(index / order.length) * order.filter(isOfPlace).length + order.slice(0, turn).filter(isOfPlace).length;
  const names = [given[number % given.length], family[(number * 5 + Math.floor(number / given.length)) % family.length]];
  // Names without a space begin with the family name.
  return (joint ? names : names.reverse()).join(joint);
}

import Rotary

/// Given names and family names of a language, in its script.
struct PlanetNames {
  let given: [String]
  let family: [String]
  /// Whether the family name comes first without a space, as in Chinese.
  let isFamilyFirst: Bool

  /// Makes names from lists separated by spaces.
  private init(_ given: StaticString, _ family: StaticString, isFamilyFirst: Bool = false) {
    self.given = TokenList(given).all
    self.family = TokenList(family).all
    self.isFamilyFirst = isFamilyFirst
  }

  /// Returns a full name.
  ///
  /// Consecutive numbers have different given names and different family names.
  func name(_ number: Int) -> String {
    let given = given[number % given.count]
    let family = family[(number % family.count &* 5 &+ number / self.given.count) % family.count]
    return joinedText(isFamilyFirst ? [family, given] : [given, " ", family])
  }

  /// Two lists in Latin script, then Cyrillic, Greek, Hebrew, Arabic, Devanagari, Chinese, Japanese and
  /// Korean.
  static let all = [
    PlanetNames(
      """
      Anna Ben Cleo Daniel Eva Finn Grace Hannah Ian Julia Kai Lia Max Nina Oliver Pia Quentin Ruth \
      Samuel Tessa Uma Victor Wanda Xenia Yann Zoe Ada Bruno Chloe David Ella Frank
      """,
      """
      Bell Carter Diaz Evans Flores Gray Hale Ibrahim Jones Keller Lindqvist Moreau Novak Okafor \
      Park Quist Rossi Santos Tran Ueda Vega Walsh Young Zimmer Andersen Byrne Costa
      """
    ),
    PlanetNames(
      """
      Aisha Björn Camille Đorđe Élodie Fátima Gül Héctor Inés José Katarína Łukasz Małgorzata Niño \
      Öznur Pèire Renée Søren Thúy Ümit Valérie Wiktor Zoë
      """,
      """
      Åberg Böhm Çelik Dvořák Estévez Fernández Gonçalves Højgaard İnan Jiménez Kovačić Lefèvre \
      Müller Nguyễn Østergaard Pérez Rådström Sánchez Türk
      """
    ),
    PlanetNames(
      "Анна Борис Вера Григорий Дарья Егор Зоя Иван Ксения Лев Мария Никита Ольга Пётр Софья",
      "Соколенко Коваль Бондарь Мельник Шевченко Кравец Лысенко Савченко Гончар Ткач Мороз"
    ),
    PlanetNames(
      "Ανδρέας Βασιλική Γιώργος Δέσποινα Ελένη Θανάσης Ιωάννα Κώστας Λένα Μαρία Νίκος Σοφία",
      "Αγγελίδης Βλάχος Γεωργίου Δήμου Ζέρβας Καρράς Λάμπρου Μακρής Νικολάου Παππάς Σταύρου"
    ),
    PlanetNames(
      "אבי דנה יעל נועם רות שירה תמר אורי מיכל גיל הילה עומר",
      "כהן לוי מזרחי פרץ ביטון דהן אברהם פרידמן מלכה אזולאי כץ"
    ),
    PlanetNames(
      "أمل باسم جميلة حسن خالد دلال رامي زينب سامي عمر فاطمة كريم ليلى مريم نور يوسف",
      "الأحمد بركات حداد خوري درويش سليم شاهين عباس فارس قاسم منصور نجار هاشم"
    ),
    PlanetNames(
      "अनिता भरत दीपा गौरव हरि इंदिरा जया कमल लता मोहन नेहा ओम प्रिया राज सीता विजय",
      "शर्मा वर्मा गुप्ता सिंह पटेल जोशी मेहता नायर राव देसाई कपूर मिश्रा यादव"
    ),
    PlanetNames(
      "伟 芳 娜 敏 静 丽 强 磊 洋 勇 艳 杰 涛 明 超 秀兰 霞 平",
      "王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何",
      isFamilyFirst: true
    ),
    PlanetNames(
      "葵 蓮 陽菜 湊 結衣 大翔 凛 樹 咲良 悠真 美月 颯太 さくら 健太 直樹 恵子",
      "佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木",
      isFamilyFirst: true
    ),
    PlanetNames(
      "민준 서연 도윤 하은 시우 지우 예준 수아 주원 지민 건우 유진 현우 다은",
      "김 이 박 최 정 강 조 윤 장 임 한 오 서",
      isFamilyFirst: true
    ),
  ]
}

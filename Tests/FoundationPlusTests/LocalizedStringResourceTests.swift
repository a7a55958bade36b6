import FoundationPlus
import Testing

private let english = Locale(identifier: "en_GB")
private let german = Locale(identifier: "de_DE")

@Suite("Texts that are looked up later")
struct LocalizedStringResourceTests {
  @Test(
    "The key has a specifier for each value",
    arguments: [
      ("\(3) spoons of \("sugar")", "%lld spoons of %@"),
      ("\(3 as Int32) \(3 as UInt8) \(3 as UInt) \(3 as Int16)", "%d %u %llu %d"),
      ("\(1.5) \(1.5 as Float) \(1.5 as CGFloat)", "%lf %f %lf"),
      ("\(1.5, specifier: "%.2f") l", "%.2f l"),
      ("\(20)% fat", "%lld%% fat"),
      ("20% fat", "20% fat"),
      ("\(Date(timeIntervalSince1970: 0), format: .iso8601) \("ab"[...])", "%@ %@"),
      ("\(placeholder: .int) of \(placeholder: .object, specifier: "%2$@")", "%lld of %2$@"),
      ("\(AttributedString("tea")) and \("Pantry" as LocalizedStringResource)", "%@ and %@"),
    ] as [(LocalizedStringResource, String)])
  func keys(_ resource: LocalizedStringResource, key: String) {
    #expect(resource.key == key)
  }

  @Test(
    "Values are written as the locale has it",
    arguments: [
      ("\(1_234_567) crumbs", "1.234.567 crumbs", "1,234,567 crumbs"),
      ("\(1234.5, specifier: "%.2f") g", "1.234,50 g", "1,234.50 g"),
      ("\(7, specifier: "%03lld")", "007", "007"),
      ("\(255, specifier: "%llx")", "ff", "ff"),
      ("\(0.25, format: .percent)", "25\u{A0}%", "25%"),
      ("\(Decimal(1234.5)) g", "1.234,5 g", "1,234.5 g"),
      ("\(["salt", "oil"], format: .list(type: .and))", "salt und oil", "salt and oil"),
      ("\(20)% fat", "20% fat", "20% fat"),
      ("20% fat", "20% fat", "20% fat"),
      ("\(UInt64.max)", "18.446.744.073.709.551.615", "18,446,744,073,709,551,615"),
      ("\(Optional("jam") as Any)", "jam", "jam"),
    ] as [(LocalizedStringResource, String, String)])
  func values(_ resource: LocalizedStringResource, inGerman: String, inEnglish: String) {
    var resource = resource
    resource.locale = german
    #expect(String(localized: resource) == inGerman)
    resource.locale = english
    #expect(String(localized: resource) == inEnglish)
    #expect(resource.description == inEnglish)
  }

  @Test("A key of its own is shown by its default")
  func defaultValue() {
    let resource = LocalizedStringResource(
      "RECIPE_COUNT", defaultValue: "\(2) recipes", locale: english, comment: "In the list of books")
    #expect(resource.key == "RECIPE_COUNT")
    #expect(resource.defaultValue == "\(2) recipes")
    #expect(String(localized: resource) == "2 recipes")
    #expect(String(localized: "RECIPE_COUNT", defaultValue: "\(1) recipe", locale: english) == "1 recipe")
  }

  @Test("A text in a text follows the locale of the outer one, unless it has its own")
  func nested() {
    let inner = LocalizedStringResource("Pantry", bundle: .module)
    var fixed = inner
    fixed.locale = german
    var outer: LocalizedStringResource = "\(inner), \(fixed)"
    outer.locale = Locale(identifier: "pt_BR")
    #expect(String(localized: outer) == "Despensa, Vorratskammer")
  }

  @Test("A value that has a text of its own shows it")
  func convertible() {
    struct Shelf: CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { "the top shelf" }
    }
    #expect(String(localized: "On \(Shelf())") == "On the top shelf")
    #expect(LocalizedStringResource("x").localizedStringResource == "x")
  }

  @Test("A formatter is used at once")
  func formatter() {
    let formatter = NumberFormatter()
    formatter.locale = english
    formatter.numberStyle = .spellOut
    #expect(String(localized: "\(NSNumber(value: 12), formatter: formatter) eggs") == "twelve eggs")
  }

  @Test("Encoded and decoded it says the same")
  func coding() throws {
    let resource = LocalizedStringResource(
      "\(3) of \("oil"), \(1.5), \(4 as UInt), \(Decimal(2)), \(Date(timeIntervalSince1970: 0)), \(placeholder: .int)",
      table: "Kitchen", locale: english, bundle: .atURL(URL(filePath: "/tmp/")))
    let decoded = try JSONDecoder().decode(
      LocalizedStringResource.self, from: JSONEncoder().encode(resource))
    #expect(decoded == resource)
    #expect(decoded.hashValue == resource.hashValue)

    let styled = LocalizedStringResource("\(0.5, format: .percent) of \("Pantry" as LocalizedStringResource)")
    let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(styled))
    #expect(String(localized: copy) == "50% of Pantry")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        String.LocalizationValue.self, from: Data(#"{"key":"%@","arguments":[{}]}"#.utf8))
    }
  }

  @Test("Equal are texts with equal values and places")
  func equality() {
    let style = Date.ISO8601FormatStyle()
    let now = Date(timeIntervalSince1970: 0)
    #expect(
      LocalizedStringResource("\(now, format: style)") == LocalizedStringResource("\(now, format: style)"))
    #expect(
      LocalizedStringResource("\(now, format: style)") != LocalizedStringResource("\(now + 1, format: style)")
    )
    #expect(LocalizedStringResource("a \(1)") != LocalizedStringResource("a \(2)"))
    #expect(LocalizedStringResource("a", table: "T") != LocalizedStringResource("a"))
    #expect(LocalizedStringResource("a", bundle: .main) == LocalizedStringResource("a", bundle: Bundle.main))
    #expect(
      LocalizedStringResource("a", bundle: .forClass(JSONDecoder.self)).bundle != .atURL(URL(filePath: "/")))
  }

  @Test(
    "No text from a file traps, whatever it says about the values",
    arguments: [
      ("%", "%"), ("%%", "%"), ("100% sure %@", "100% sure tea"), ("%5$@", "%5$@"), ("%0$@", "%0$@"),
      ("%s|%d", "tea|%d"), ("%x", "tea"), ("%n %@", "%n tea"), ("%*d", "%*d"), ("%999999999d", "%999999999d"),
      ("%#@loop@", "%#@loop@"), ("%#@", "%#@"), ("%1$@%1$@", "teatea"), ("%-", "%-"), ("%ll", "%ll"),
      ("\u{10F800}0\u{10F800}%@", "\u{10F800}0\u{10F800}tea"), ("%@\u{301}", "tea\u{301}"),
    ])
  func hostile(_ text: String, shown: String) {
    let value = String.LocalizationValue(key: text, arguments: [LocalizationArgument("tea", formatter: nil)])
    #expect(String(localized: LocalizedStringResource(key: text, defaultValue: value)) == shown)
  }
}

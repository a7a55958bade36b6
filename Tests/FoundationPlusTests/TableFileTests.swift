import FoundationPlus
import Testing

@testable import FoundationPlus

private func strings(_ text: String) throws -> [String: String] {
  try StringsFile.entries(Data(text.utf8)).mapValues { $0.text.chosen { nil } }
}

@Suite("Files of translations")
struct TableFileTests {
  @Test("The text form with comments, escapes and words without quotes")
  func text() throws {
    let read = try strings(
      #"""
      /* Cups, plates
         "not" = "this"; */
      "cup" = "Tasse"; // not "this" = "either";
      plate = Teller;
      "quote" = "Er sagte \"Mahlzeit\"\n\tund ging \\ \U00fc\101\UD83C\UDF75 \q";
      "its own";
      "cup2"='einfach';
      """#)
    #expect(
      read == [
        "cup": "Tasse", "plate": "Teller", "quote": "Er sagte \"Mahlzeit\"\n\tund ging \\ üA🍵 q",
        "its own": "its own", "cup2": "einfach",
      ])
    #expect(try strings("{ a = b; }") == ["a": "b"])
    #expect(try strings("") == [:])
  }

  @Test(
    "UTF-16 with and without a mark, UTF-8 with one",
    arguments: [
      (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
      (.utf16LittleEndian, []), (.utf16BigEndian, []), (.utf8, [0xEF, 0xBB, 0xBF]),
    ] as [(String.Encoding, [UInt8])])
  func encodings(encoding: String.Encoding, mark: [UInt8]) throws {
    let data = Data(mark) + (try #require("\"soup\" = \"Süppchen\";".data(using: encoding)))
    #expect(try StringsFile.entries(data)["soup"]?.text == .plain("Süppchen"))
  }

  @Test("A property list is a table too")
  func propertyList() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["soup": "Suppe"], format: format, options: 0)
      #expect(try StringsFile.entries(data)["soup"]?.text == .plain("Suppe"))
    }
  }

  @Test(
    "What is wrong is named with its line",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "line 2: expected ; after the value of \"a\""),
      ("\n\n\"a = b;", "line 3: the text has no closing \""),
      ("/* open", "line 1: the comment has no end"),
      ("a = ;", "line 1: expected a value, found \";\""),
      ("a =", "line 1: expected a value, found the end of the file"),
      ("<?xml version=\"1.0\"?><plist><array/></plist>", "expected a dictionary, found "),
    ])
  func errors(text: String, message: String) throws {
    let error = #expect(throws: FoundationPlusError.self) { try strings(text) }
    #expect(error?.code == .malformedTable)
    #expect(error?.errorDescription?.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test("A broken catalog is named with the path in it")
  func brokenCatalog() {
    let folder = Bundle.module.bundleURL
    let table = LocalizationTable("Broken", folders: [folder])
    #expect(table.errors.map(\.code) == [.malformedTable])
    let message = table.errors.first?.message ?? ""
    #expect(message.contains("Broken.xcstrings") && message.contains("strings > Kettle > localizations > de"))
    let kettle = LocalizedStringResource("Kettle", table: "Broken", bundle: .module)
    #expect(String(localized: kettle) == "Kettle")
    #expect(throws: FoundationPlusError.self) { try StringCatalog(Data("{".utf8)) }
    #expect(throws: FoundationPlusError.self) { try StringCatalog(Data(#"{"version":"1.0"}"#.utf8)) }
  }

  @Test("What is wrong is said once")
  func saidOnce() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      for locale in ["de", "en", "fr"] {
        _ = String(
          localized: LocalizedStringResource(
            "Kettle", table: "Broken", locale: Locale(identifier: locale), bundle: .module))
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.components(separatedBy: "Broken.xcstrings").count == 2, "\(said)")
  }

  @Test("Texts that refer to themselves end")
  func loop() throws {
    let catalog = try StringCatalog(
      Data(
        #"""
        {"sourceLanguage": "en", "strings": {"%lld": {"localizations": {"en": {
          "stringUnit": {"value": "%#@a@"},
          "substitutions": {"a": {"argNum": 1, "stringUnit": {"value": "%#@a@%#@a@"}}}}}}}}
        """#.utf8))
    let entry = try #require(catalog.languages["en"]?["%lld"])
    var filling = FormatFilling(arguments: [LocalizationArgument(1, formatter: nil)], locale: .current) {
      name, index in entry.substitutions[name].map { ($0.text.chosen { nil }, index) }
    }
    let text = filling.fill("%#@a@") { AttributedString($0) }
    #expect(text.characters.count < 1000)
  }

  @Test("Any bytes are read without a trap, in linear time")
  func anyBytes() throws {
    var generator = SystemRandomNumberGenerator()
    for length in [0, 1, 2, 3, 64, 1000] {
      for start in ["", "\"", "<?xml", "bplist00", "{", "/*", "\u{FEFF}"] {
        let data =
          Data(start.utf8) + Data((0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) })
        for read in [
          { _ = try StringsFile.entries(data) }, { _ = try StringsDictFile.entries(data) },
          { _ = try StringCatalog(data) },
        ] {
          do { try read() } catch { #expect(error is FoundationPlusError) }
        }
      }
    }
  }
}

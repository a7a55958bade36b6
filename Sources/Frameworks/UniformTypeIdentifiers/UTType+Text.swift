// Text and source code.
extension UTType {
  /// Text: `public.text`.
  public static var text: UTType { system("public.text") }

  /// Plain text (.txt): `public.plain-text`.
  public static var plainText: UTType { system("public.plain-text") }

  /// UTF-8 plain text: `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { system("public.utf8-plain-text") }

  /// UTF-16 plain text: `public.utf16-external-plain-text`.
  public static var utf16ExternalPlainText: UTType { system("public.utf16-external-plain-text") }

  /// UTF-16 plain text: `public.utf16-plain-text`.
  public static var utf16PlainText: UTType { system("public.utf16-plain-text") }

  /// Delimited text: `public.delimited-values-text`.
  public static var delimitedText: UTType { system("public.delimited-values-text") }

  /// Comma-separated values (.csv): `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType { system("public.comma-separated-values-text") }

  /// Tab-separated values (.tsv): `public.tab-separated-values-text`.
  public static var tabSeparatedText: UTType { system("public.tab-separated-values-text") }

  /// UTF-8 tab-separated values: `public.utf8-tab-separated-values-text`.
  public static var utf8TabSeparatedText: UTType { system("public.utf8-tab-separated-values-text") }

  /// Rich text (.rtf): `public.rtf`.
  public static var rtf: UTType { system("public.rtf") }

  /// HTML document (.html): `public.html`.
  public static var html: UTType { system("public.html") }

  /// XML document (.xml): `public.xml`.
  public static var xml: UTType { system("public.xml") }

  /// YAML document (.yml): `public.yaml`.
  public static var yaml: UTType { system("public.yaml") }

  /// Style sheet (.css): `public.css`.
  public static var css: UTType { system("public.css") }

  /// JSON document (.json): `public.json`.
  public static var json: UTType { system("public.json") }

  /// GeoJSON document (.geojson): `public.geojson`.
  public static var geoJSON: UTType { system("public.geojson") }

  /// Markdown document (.md): `net.daringfireball.markdown`.
  public static var markdown: UTType { system("net.daringfireball.markdown") }

  /// Property list (.plist): `com.apple.property-list`.
  public static var propertyList: UTType { system("com.apple.property-list") }

  /// XML property list (.plist): `com.apple.xml-property-list`.
  public static var xmlPropertyList: UTType { system("com.apple.xml-property-list") }

  /// Binary property list (.plist): `com.apple.binary-property-list`.
  public static var binaryPropertyList: UTType { system("com.apple.binary-property-list") }

  /// Source code: `public.source-code`.
  public static var sourceCode: UTType { system("public.source-code") }

  /// Assembly source (.s): `public.assembly-source`.
  public static var assemblyLanguageSource: UTType { system("public.assembly-source") }

  /// C source (.c): `public.c-source`.
  public static var cSource: UTType { system("public.c-source") }

  /// Objective-C source (.m): `public.objective-c-source`.
  public static var objectiveCSource: UTType { system("public.objective-c-source") }

  /// Swift source (.swift): `public.swift-source`.
  public static var swiftSource: UTType { system("public.swift-source") }

  /// C++ source (.cpp): `public.c-plus-plus-source`.
  public static var cPlusPlusSource: UTType { system("public.c-plus-plus-source") }

  /// Objective-C++ source (.mm): `public.objective-c-plus-plus-source`.
  public static var objectiveCPlusPlusSource: UTType { system("public.objective-c-plus-plus-source") }

  /// C header (.h): `public.c-header`.
  public static var cHeader: UTType { system("public.c-header") }

  /// C++ header (.hpp): `public.c-plus-plus-header`.
  public static var cPlusPlusHeader: UTType { system("public.c-plus-plus-header") }

  /// Script: `public.script`.
  public static var script: UTType { system("public.script") }

  /// AppleScript text (.applescript): `com.apple.applescript.text`.
  public static var appleScript: UTType { system("com.apple.applescript.text") }

  /// AppleScript (.scpt): `com.apple.applescript.script`.
  public static var osaScript: UTType { system("com.apple.applescript.script") }

  /// AppleScript bundle (.scptd): `com.apple.applescript.script-bundle`.
  public static var osaScriptBundle: UTType { system("com.apple.applescript.script-bundle") }

  /// JavaScript (.js): `com.netscape.javascript-source`.
  public static var javaScript: UTType { system("com.netscape.javascript-source") }

  /// Shell script (.sh): `public.shell-script`.
  public static var shellScript: UTType { system("public.shell-script") }

  /// Perl script (.pl): `public.perl-script`.
  public static var perlScript: UTType { system("public.perl-script") }

  /// Python script (.py): `public.python-script`.
  public static var pythonScript: UTType { system("public.python-script") }

  /// Ruby script (.rb): `public.ruby-script`.
  public static var rubyScript: UTType { system("public.ruby-script") }

  /// PHP script (.php): `public.php-script`.
  public static var phpScript: UTType { system("public.php-script") }

  /// Makefile (.make): `public.make-source`.
  public static var makefile: UTType { system("public.make-source") }

  /// Log: `public.log`.
  public static var log: UTType { system("public.log") }
}

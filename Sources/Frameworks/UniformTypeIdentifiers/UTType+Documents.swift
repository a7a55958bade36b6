// Documents, messages and what else is exchanged.
extension UTType {
  /// PDF document (.pdf): `com.adobe.pdf`.
  public static var pdf: UTType { system("com.adobe.pdf") }

  /// Rich text with attachments (.rtfd): `com.apple.rtfd`.
  public static var rtfd: UTType { system("com.apple.rtfd") }

  /// Flat rich text with attachments: `com.apple.flat-rtfd`.
  public static var flatRTFD: UTType { system("com.apple.flat-rtfd") }

  /// Web archive (.webarchive): `com.apple.webarchive`.
  public static var webArchive: UTType { system("com.apple.webarchive") }

  /// Spreadsheet: `public.spreadsheet`.
  public static var spreadsheet: UTType { system("public.spreadsheet") }

  /// Presentation: `public.presentation`.
  public static var presentation: UTType { system("public.presentation") }

  /// Database: `public.database`.
  public static var database: UTType { system("public.database") }

  /// Message: `public.message`.
  public static var message: UTType { system("public.message") }

  /// E-mail message: `public.email-message`.
  public static var emailMessage: UTType { system("public.email-message") }

  /// Contact: `public.contact`.
  public static var contact: UTType { system("public.contact") }

  /// VCard (.vcf): `public.vcard`.
  public static var vCard: UTType { system("public.vcard") }

  /// To-do item: `public.to-do-item`.
  public static var toDoItem: UTType { system("public.to-do-item") }

  /// Calendar event: `public.calendar-event`.
  public static var calendarEvent: UTType { system("public.calendar-event") }

  /// Internet location: `com.apple.internet-location`.
  public static var internetLocation: UTType { system("com.apple.internet-location") }

  /// Internet shortcut (.url): `com.microsoft.internet-shortcut`.
  public static var internetShortcut: UTType { system("com.microsoft.internet-shortcut") }

  /// Link metadata: `com.apple.linkpresentation.metadata`.
  public static var linkPresentationMetadata: UTType { system("com.apple.linkpresentation.metadata") }

  /// Font: `public.font`.
  public static var font: UTType { system("public.font") }

  /// EPUB book (.epub): `org.idpf.epub-container`.
  public static var epub: UTType { system("org.idpf.epub-container") }

  /// PKCS #12 data (.p12): `com.rsa.pkcs-12`.
  public static var pkcs12: UTType { system("com.rsa.pkcs-12") }

  /// X.509 certificate (.cer): `public.x509-certificate`.
  public static var x509Certificate: UTType { system("public.x509-certificate") }
}

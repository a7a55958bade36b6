/// A view of one or more lines of text that is read, not written.
///
/// A literal is a key that is looked up in the tables of the main bundle; ``init(verbatim:)`` and strings
/// that are not literals are shown as they are. The text is made in the locale, calendar and time zone of
/// the environment.
public struct Text: Equatable, Sendable {
  /// A part of a text with one source.
  struct Part: Equatable, Sendable {
    var source: Source
    var attributes = TextAttributes()
  }

  /// The source of a part's characters.
  indirect enum Source: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: URL?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case date(Date, DateStyle)
    case dates(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case formatted(FormattedText)
    case image(ImageContent)
  }

  /// The parts in order; there are none in one another, so that a text put together in a loop stays flat.
  var parts: [Part]
  /// The text for assistive technology, if it is another one.
  var spoken: [Part]?

  init(_ source: Source) { parts = [Part(source: source)] }

  /// Shows a string as it is.
  public nonisolated init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Shows a string as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Shows the translation of a key; inline Markdown becomes its look.
  ///
  /// - Parameters:
  ///   - tableName: The table without extension; nil stands for `Localizable`.
  ///   - bundle: Where the tables are; nil stands for the main bundle.
  ///   - comment: What a translator should know; it has no effect when the program runs.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(.key(key, table: tableName, bundle: bundle?.bundleURL))
  }

  /// Shows a localized text.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

  // A literal could be one of these as well; it is a key.
  /// Shows a text with attributes: links, inline presentation intents, and those that views know.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Shows an image in the line.
  public nonisolated init(_ image: Image) { self.init(.image(image.content)) }

  /// Shows a value as a style writes it in the locale of the environment.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedText { AttributedString(format.locale($0).format(input)) }))
  }

  /// Shows a value as a style writes it in the locale of the environment.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.formatted(FormattedText { format.locale($0).format(input) }))
  }

  /// Shows a value as a formatter writes it.
  public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Shows an object as a formatter writes it.
  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Returns one text after another, each with its look.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.parts += rhs.parts
    if lhs.spoken != nil || rhs.spoken != nil {
      text.spoken = (lhs.spoken ?? lhs.parts) + (rhs.spoken ?? rhs.parts)
    }
    return text
  }

  /// The text where its parts don't decide otherwise.
  func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var outer = TextAttributes()
    change(&outer)
    var text = self
    for index in text.parts.indices {
      text.parts[index].attributes = text.parts[index].attributes.inside(outer)
    }
    return text
  }
}

extension Text: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Text: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let draft = context.emit(.text(resolved(in: context.environment)))
    if spoken != nil {
      draft.modifiers.insert(
        .accessibility(.label(spokenText.resolved(in: context.environment).string)), at: 0)
    }
  }

  /// The text that is read aloud.
  var spokenText: Text {
    var text = self
    text.parts = spoken ?? parts
    text.spoken = nil
    return text
  }
}

/// A value whose text is made when the locale is known.
///
/// Sendable, because `write` only captures a value that is compared and a style, neither of which it changes
/// or hands out.
final class FormattedText: Equatable, @unchecked Sendable {
  private let write: (Locale) -> AttributedString

  init(_ write: @escaping (Locale) -> AttributedString) { self.write = write }

  func text(in locale: Locale) -> AttributedString { write(locale) }

  static func == (lhs: FormattedText, rhs: FormattedText) -> Bool {
    let locale = Locale(identifier: "en_US_POSIX")
    return lhs === rhs || lhs.write(locale) == rhs.write(locale)
  }
}

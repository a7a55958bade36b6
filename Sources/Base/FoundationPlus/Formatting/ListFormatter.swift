import Foundation

/// A formatter that joins items as a language does: `salt, pepper, and oil`.
open class ListFormatter: Formatter {
  /// The locale whose language is used; nil stands for the current one.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter for the items; without one they are described.
  @NSCopying open var itemFormatter: Formatter?

  /// Creates a formatter for the current locale.
  public override init() { super.init() }
  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the joined items, or nil if the item formatter can't format one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? String(describing: item) else {
        return nil
      }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Returns the joined elements of an array, or nil for another object.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  /// Returns strings joined in the current language.
  public class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }
}

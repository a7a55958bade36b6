import Foundation

/// Joins texts as a language does: `salt, pepper, and oil`.
open class ListFormatter: Formatter {
  /// The language; nil stands for the current one.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes the items; without it they are described.
  @NSCopying open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The items, joined; nil if the formatter can't write one of them.
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

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  /// The texts, joined in the current language.
  public class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }
}

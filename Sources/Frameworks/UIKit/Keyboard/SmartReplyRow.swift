import FoundationPlus
import SwiftUICore

/// A row of replies to be inserted, as it stands above a field. An addition of Beckon.
///
/// It has the height of a row also without replies, so that nothing moves when they come. Pressing one inserts
/// it and sends nothing.
public struct SmartReplyRow: View {
  let suggestions: [UISmartReplySuggestion]
  let insert: @MainActor (UISmartReplySuggestion) -> Void
  /// The height of the row, for which a button of a usual size has room.
  public static let height: CGFloat = 32

  /// Creates a row.
  ///
  /// - Parameter insert: Inserts a reply that a person has chosen.
  public init(
    _ suggestions: [UISmartReplySuggestion], insert: @escaping @MainActor (UISmartReplySuggestion) -> Void
  ) {
    self.suggestions = suggestions
    self.insert = insert
  }

  /// The buttons.
  public var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(Array(suggestions.enumerated()), id: \.element.smartReply) { place, suggestion in
          Button {
            insert(suggestion)
          } label: {
            Text(verbatim: suggestion.smartReply).lineLimit(1)
          }
          .buttonStyle(.bordered)
          .buttonBorderShape(.capsule)
          .controlSize(.small)
          .help(Words.key(place + 1))
          .accessibilityLabel(Words.insert(suggestion.smartReply))
        }
      }
    }
    .scrollIndicators(.hidden)
    .frame(height: Self.height)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(suggestions.isEmpty ? "" : Words.suggestedReplies)
    .accessibilityHidden(suggestions.isEmpty)
  }
}

/// The texts of UIKit's own views, in the languages of the task's person: English, German, French and Spanish, in
/// `Resources/Localizable.xcstrings`.
enum Words {
  private static let tables = LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)

  static var suggestedReplies: String { own("Suggested replies") }
  static func insert(_ reply: String) -> String { own("Insert “\(reply)”") }
  static func key(_ number: Int) -> String { own("Key \(String(number)) while the field is empty") }

  private static func own(_ text: String.LocalizationValue) -> String {
    String(localized: LocalizedStringResource(text, bundle: tables))
  }
}

import Foundation

extension AttributedString? {
  /// The words without their style and without space around them; empty where there are none.
  var text: String {
    map { String($0.characters).trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
  }
}

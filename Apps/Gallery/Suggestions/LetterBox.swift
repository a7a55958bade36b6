import Observation
import SuggestedActions

/// The letters that were written, and those that come; one for all windows.
@MainActor @Observable
final class LetterBox {
  static let shared = LetterBox()

  private(set) var letters = GardenLetter.samples

  /// Takes in a letter, with its actions made before it is shown.
  func receiveAhead(_ text: String) async {
    let letter = next(text)
    let message = letter.suggestedActionsMessage
    await SuggestedActionsView.generate(message: message, previousMessages: messages(before: letters.count))
    letters.append(letter)
  }

  /// Takes in a letter as it comes.
  func receive(_ text: String) { letters.append(next(text)) }

  private func next(_ text: String) -> GardenLetter {
    let last = letters.last?.date ?? .distantPast
    return GardenLetter(
      id: letters.count + 1, writer: .ada, date: last.addingTimeInterval(60), text: text)
  }

  /// The messages before the one at a place, no more than count.
  func messages(before place: Int) -> [SuggestedActionsMessage] {
    letters[..<place].suffix(SuggestedActionsMessage.previousMessagesLimit).map(\.suggestedActionsMessage)
  }
}

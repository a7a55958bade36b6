import SuggestionEngine

extension SuggestionService {
  /// Turns a switch on or off, and lets all views look again. May wait for another process that writes, and
  /// is therefore off the main actor.
  ///
  /// - Throws: `StorageError`.
  @concurrent func set(_ isOn: Bool, _ entry: SuggestionSwitch) async throws {
    guard let store else { return }
    try store.settings.set(isOn, entry)
    await AnswerHolders.lookAgain(self)
  }
}

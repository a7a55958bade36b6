import AppIntents
import Foundation

extension IntentDonation {
  /// Creates the donation of a run.
  ///
  /// - Parameters:
  ///   - intent: The intent as it was run, with the values that it got.
  ///   - date: When the run was over.
  package init(_ intent: any AppIntent, _ outcome: RunOutcome, from source: RunSource, date: Date) {
    let ending: Ending =
      switch outcome.ending {
      case .finished: .finished
      case .failed(let failure): .failed(String(localized: failure.message))
      case .cancelled: .cancelled
      }
    self.init(intent, result: outcome.result?.raw, date: date, source: source.name, ending: ending)
  }
}

import FoundationPlus
import Observation
import SwiftUICore

/// The page on which a person keeps a backup of the program's data, and has the data checked.
@MainActor @Observable
package final class DataPage: ShellPage {
  package nonisolated static let order = 91

  /// The state of what goes on in a place, or its end.
  enum Outcome: Hashable {
    case working
    case done(String)
    case damaged(_ findings: [String])
    case failed(String)
  }

  private(set) var places: [ShellData.Place] = []
  private(set) var outcomes: [ShellData.Place.ID: Outcome] = [:]
  /// The passphrases as they are typed; an empty one seals nothing.
  var passphrases: [ShellData.Place.ID: String] = [:]
  /// The passphrases as they are typed for the second time: nobody can open a backup with one that was mistyped.
  var repeated: [ShellData.Place.ID: String] = [:]
  /// The work that was begun last.
  @ObservationIgnored package private(set) var work: Task<Void, Never>?
  @ObservationIgnored private weak var window: ShellModel?
  @ObservationIgnored private let context: ShellContext

  package init(_ window: ShellModel) throws {
    self.window = window
    context = window.context
  }

  var texts: ShellTexts { context.texts }
  package var name: String { "data" }
  package var title: String { texts[.data] }
  package var systemImageName: String { "externaldrive" }
  package var hasButton: Bool { window?.host.data != nil }
  package var view: AnyView { AnyView(DataPageView(page: self)) }

  package func open() {
    places = window?.host.data?.places() ?? []
    outcomes = outcomes.filter { $0.value == .working }
  }

  package func close() {
    // A passphrase that was typed isn't kept for a page that nobody sees.
    (places, passphrases, repeated) = ([], [:], [:])
  }

  func closePage() { window?.pages.close() }

  /// Makes a backup of a place and hands it over.
  func backUp(_ place: ShellData.Place) {
    let passphrase = passphrases[place.id].flatMap { $0.isEmpty ? nil : $0 }
    if let passphrase, let obstacle = obstacle(to: passphrase, again: repeated[place.id] ?? "") {
      outcomes[place.id] = .failed(texts[obstacle])
      return
    }
    work(on: place, saying: .dataKept) { try await $0.backUp(place.id, passphrase) }
  }

  private func obstacle(to passphrase: String, again: String) -> ShellTextKey? {
    if passphrase.count < window?.host.data?.leastPassphrase ?? 0 { return .dataPassphraseShort }
    return passphrase == again ? nil : .dataPassphraseDiffers
  }

  /// Checks what lies in a place.
  func check(_ place: ShellData.Place) {
    work(on: place, saying: .dataSound) { try await $0.check(place.id) }
  }

  private func work(
    on place: ShellData.Place, saying sentence: ShellTextKey,
    _ body: @escaping @MainActor (ShellData) async throws -> ShellData.Report
  ) {
    guard let data = window?.host.data, outcomes[place.id] != .working else { return }
    outcomes[place.id] = .working
    let isDone = data.hold()
    work = Task {
      defer { isDone() }
      do {
        let report = try await body(data)
        let size = Int64(report.byteCount).formatted(.byteCount(style: .file).locale(context.locale))
        if report.findings.isEmpty {
          outcomes[place.id] = .done(texts(sentence, ["size": size]))
          if window?.pages.current !== self { window?.notices.tell(texts(sentence, ["size": size])) }
        } else {
          outcomes[place.id] = .damaged(report.findings)
        }
      } catch {
        outcomes[place.id] = .failed("\(error)")
      }
    }
  }
}

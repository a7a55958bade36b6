import Foundation
import Measuring
import MeasuringViews
import SuggestedActions
import SwiftUI

/// A conversation in a window, measured from a message that comes to the patch that has its action.
@MainActor
final class ChipTiming {
  private let page: Page
  private let window: MeasuredWindow
  private let changes: AsyncStream<Void>
  private let wake: AsyncStream<Void>.Continuation
  private var number = 1_000

  /// What asks for something, with values that no message had before.
  private static let invitations: [(Int) -> String] = [
    { "Please call me on +44 20 7946 \(String(format: "%04d", $0 % 10_000))" },
    { "Have a look at https://example.com/garden/\($0)" },
    { "Email me at ada\($0)@example.com" },
  ]

  /// A conversation of fifty messages that suggest nothing, which is known.
  init() async {
    page = Page(PageMessage.samples(50))
    for message in page.messages {
      await SuggestedActionsView.generate(message: message.suggested, previousMessages: message.earlier)
    }
    let (changes, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    (self.changes, wake) = (changes, continuation)
    window = MeasuredWindow(PageView(page: page, hasActions: true)) { continuation.yield() }
    blackHole(window.html.html().utf8.count)
    while window.tree.needsUpdate { blackHole(window.message().count) }
  }

  /// Milliseconds until the action of a new message is in a patch; nil where none came within ten seconds.
  func milliseconds(isGeneratedAhead: Bool) async throws -> Double? {
    number += 1
    // Messages come one after the other, and so do their actions.
    try await Task.sleep(for: .milliseconds(60))
    let invite = Self.invitations[number % Self.invitations.count]
    // The first goes, so that the window stays of one size.
    page.messages.removeFirst()
    let message = PageMessage(number, invite(number), isMine: false, after: page.messages)
    if isGeneratedAhead {
      await SuggestedActionsView.generate(message: message.suggested, previousMessages: message.earlier)
    }
    blackHole(window.message().count)
    let before = buttons
    let began = ContinuousClock.now
    page.messages.append(message)
    while true {
      blackHole(window.message().count)
      let elapsed = (ContinuousClock.now - began) / .milliseconds(1)
      if buttons > before { return elapsed }
      if elapsed > 10_000 { return nil }
      await change()
    }
  }

  /// Waits for something that asks for an update, for ten seconds at the most.
  private func change() async {
    let end = Task { [wake] in
      try await Task.sleep(for: .seconds(10))
      wake.yield()
    }
    for await _ in changes { break }
    end.cancel()
  }

  private var buttons: Int {
    window.tree.snapshot().flatMap(\.all).count { if case .button = $0.content { true } else { false } }
  }

  /// A distribution over some messages; nil where one of them had no action.
  func distribution(_ count: Int, isGeneratedAhead: Bool) async throws -> Distribution? {
    var times: [Double] = []
    for _ in 0..<count {
      guard let time = try await milliseconds(isGeneratedAhead: isGeneratedAhead) else { return nil }
      times.append(time)
    }
    return Distribution(milliseconds: times)
  }
}

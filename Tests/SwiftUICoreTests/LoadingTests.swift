import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct LoadingTests {
  /// A PNG of one pixel.
  private let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func code(_ loader: ImageLoader, _ text: String) async throws -> ImageLoadingError.Code? {
    do {
      _ = try await loader.data(of: url(text))
      return nil
    } catch let error as ImageLoadingError {
      return error.code
    }
  }

  @Test func whatMayBeLoadedIsTheSurfaces() async throws {
    let closed = ImageLoader()
    #expect(try await code(closed, "data:image/png;base64,\(pixel)") == nil)
    #expect(try await code(closed, "https://example.org/a.png") == .notAllowed)
    #expect(try await code(closed, "ftp://example.org/a.png") == .notAllowed)
    #expect(try await code(closed, "javascript:alert(1)") == .notAllowed)
    #expect(try await code(closed, "data:text/html,<script>x</script>") == .notAnImage)
    #expect(try await code(closed, "data:image/svg+xml,%3Csvg%20xmlns='x'%3E%3C/svg%3E") == nil)
    #expect(try await code(ImageLoader(limit: 20), "data:image/png;base64,\(pixel)") == .tooLarge)
    let image = try #require(Data(base64Encoded: pixel))
    let open = ImageLoader { _, _ in image }
    #expect(try await code(open, "https://example.org/a.png") == nil)
    let flooded = ImageLoader(limit: 50) { _, limit in Data(repeating: 1, count: limit + 1) }
    #expect(try await code(flooded, "https://example.org/a.png") == .tooLarge)
  }

  @Test func filesAreReadUpToTheLimit() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "image-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try #require(Data(base64Encoded: pixel)).write(to: file)
    #expect(try await ImageLoader().data(of: file).count == 70)
    await #expect(throws: ImageLoadingError.self) { try await ImageLoader(limit: 10).data(of: file) }
    await #expect(throws: (any Error).self) {
      try await ImageLoader().data(of: file.appendingPathExtension("none"))
    }
  }

  @Test func anImageGoesThroughItsPhases() async throws {
    struct Album: View {
      @State var address = "data:image/png;base64,"
      let pixel: String
      var body: some View {
        AsyncImage(url: URL(string: address)) { phase in
          switch phase {
          case .success(let image): image.resizable()
          case .failure: Text("broken")
          case .empty: ProgressView()
          }
        }
        Button("Load") { address = "data:image/png;base64," + pixel }
      }
    }
    let window = LiveWindow(Album(pixel: pixel))
    #expect(window.outline.contains("progress"))
    await window.wait { window.outline.contains("broken") }
    #expect(window.outline.contains("broken"))
    window.press()
    await window.wait { window.outline.contains("image 70 bytes") }
    #expect(window.outline.contains("image 70 bytes decorative"))
  }

  @Test func aTimelineFollowsItsClock() async {
    let clock = SteppedClock()
    var environment = fixed
    environment.wallClock = clock.clock
    let view = TimelineView(.periodic(from: noon, by: 60)) { context in
      Text(verbatim: "\(Int(context.date.timeIntervalSince(noon)))")
    }
    let window = LiveWindow(view, environment: environment)
    #expect(window.outline == "text \"0\"")
    await clock.advance(to: noon.addingTimeInterval(60))
    await window.wait { window.outline == "text \"60\"" }
    #expect(window.outline == "text \"60\"")
    window.tree.close()
  }

  @Test func schedulesGiveTheirMoments() {
    let late = noon.addingTimeInterval(90.5)
    func moments(_ schedule: some TimelineSchedule, _ count: Int) -> [Double] {
      schedule.entries(from: late, mode: .normal).prefix(count).map { $0.timeIntervalSince(noon) }
    }
    #expect(moments(.everyMinute, 3) == [60, 120, 180])
    #expect(moments(.periodic(from: noon, by: 30), 2) == [90, 120])
    #expect(moments(.explicit([noon, late]), 5) == [0, 90.5])
    #expect(moments(.animation(paused: true), 5).count == 1)
  }
}

/// A clock that a test moves on: who sleeps wakes when the date is reached.
@MainActor
private final class SteppedClock {
  private var sleepers: [(date: Date, wake: CheckedContinuation<Void, Never>)] = []

  nonisolated var clock: WallClock {
    WallClock(now: { noon }, sleep: { date in await self.sleep(date) })
  }

  private func sleep(_ date: Date) async {
    await withCheckedContinuation { sleepers.append((date, $0)) }
  }

  /// Wakes who sleeps until then, as soon as somebody does.
  func advance(to date: Date) async {
    for _ in 0..<10_000 where sleepers.isEmpty { await Task.yield() }
    for sleeper in sleepers where sleeper.date <= date { sleeper.wake.resume() }
    sleepers.removeAll { $0.date <= date }
  }

  deinit { for sleeper in sleepers { sleeper.wake.resume() } }
}

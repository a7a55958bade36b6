import SwiftUI
import UnicornChatModel

/// A stage that plays the effect of a message over the conversation, once; nothing for people who want less
/// motion.
struct EffectStage: View {
  let screen: ThreadScreen
  /// As high as most windows, in points.
  private static let height: CGFloat = 900

  @Environment(\.accessibilityReduceMotion) private var prefersLessMotion

  var body: some View {
    if let playing = screen.playing, !prefersLessMotion {
      EffectScene(scene: .of(playing.effect))
        .id(playing.id)
        .frame(maxWidth: .infinity)
        .frame(height: Self.height)
        .clipped()
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }
}

/// The pieces of an effect, and how they move.
private struct EffectScenery {
  /// What is thrown, by turns.
  let pieces: [String]
  let count: Int
  /// The way of a piece, in points: down where positive.
  let way: CGFloat
  let turns: Double

  static func of(_ effect: Message.Effect) -> EffectScenery? {
    switch effect {
    case .confetti: EffectScenery(pieces: ["🟥", "🟨", "🟩", "🟦", "🟪", "🎉"], count: 28, way: 900, turns: 2)
    case .balloons: EffectScenery(pieces: ["🎈"], count: 12, way: -1000, turns: 0)
    case .hearts: EffectScenery(pieces: ["❤️", "💖"], count: 16, way: -1000, turns: 0)
    case .slam, .loud, .gentle: nil
    }
  }
}

private struct EffectScene: View {
  enum Scene {
    case pieces(EffectScenery)
    /// A wave that goes out from below, where the message is.
    case wave(rings: Int)
    case none

    static func of(_ effect: Message.Effect) -> Scene {
      if let scenery = EffectScenery.of(effect) { return .pieces(scenery) }
      return effect == .slam ? .wave(rings: 3) : effect == .loud ? .wave(rings: 1) : .none
    }
  }

  let scene: Scene

  var body: some View {
    switch scene {
    case .pieces(let scenery):
      ZStack(alignment: scenery.way > 0 ? .top : .bottom) {
        Color.clear
        ForEach(0..<scenery.count, id: \.self) { index in EffectPiece(scenery: scenery, index: index) }
      }
    case .wave(let rings):
      ZStack(alignment: .bottom) {
        Color.clear
        ForEach(0..<rings, id: \.self) { index in EffectRing(duration: 0.8 + Double(index) * 0.25) }
      }
    case .none: EmptyView()
    }
  }
}

/// One thing that falls or rises; where and when comes from its number, so that nothing is left to chance.
private struct EffectPiece: View {
  let scenery: EffectScenery
  let index: Int
  @State private var hasMoved = false

  var body: some View {
    // Ways, starts and durations each go by a ratio of their own: by one for all, the pieces would fall in a line.
    let side = (spread(0.618) - 0.5) * 720
    let drift = (spread(0.382) - 0.5) * 160
    Text(verbatim: scenery.pieces[index % scenery.pieces.count])
      .font(.system(size: scenery.turns > 0 ? 16 : 34))
      .rotationEffect(.degrees(hasMoved ? scenery.turns * 360 * (index.isMultiple(of: 2) ? 1 : -1) : 0))
      .offset(x: side + (hasMoved ? drift : 0), y: hasMoved ? scenery.way : start)
      .animation(.easeIn(duration: 1.6 + spread(0.57)), value: hasMoved)
      .onAppear { hasMoved = true }
  }

  /// Out of sight, some further than others, so that they come one after the other.
  private var start: CGFloat { (scenery.way > 0 ? -1 : 1) * (40 + spread(0.755) * 240) }

  /// The piece's place from 0 to 1 among all: multiples of an irrational ratio lie evenly, in whatever order.
  private func spread(_ ratio: Double) -> Double {
    (Double(index) * ratio).truncatingRemainder(dividingBy: 1)
  }
}

private struct EffectRing: View {
  let duration: Double
  @State private var hasMoved = false

  var body: some View {
    Circle()
      .strokeBorder(.tint, lineWidth: 3)
      .frame(width: 160, height: 160)
      .scaleEffect(hasMoved ? 6 : 0.2)
      .opacity(hasMoved ? 0 : 0.8)
      .animation(.easeOut(duration: duration), value: hasMoved)
      .onAppear { hasMoved = true }
  }
}

/// A modifier that has the effect of a message played when it comes while its conversation is open.
struct EffectPlaying: ViewModifier {
  let screen: ThreadScreen

  func body(content: Content) -> some View {
    let last = screen.thread.rows.last { $0.message.delivery != .scheduled }
    content.onChange(of: last?.id) {
      if let message = last?.message { screen.playIfNew(message) }
    }
  }
}

import SwiftUI
import UnicornChatModel

extension Message.Effect {
  var title: LocalizedStringResource {
    switch self {
    case .gentle: "Gentle"
    case .loud: "Loud"
    case .slam: "Slam"
    case .confetti: "Confetti"
    case .balloons: "Balloons"
    case .hearts: "Hearts"
    }
  }

  var symbol: String {
    switch self {
    case .gentle: "wind"
    case .loud: "speaker.wave.3"
    case .slam: "bolt.fill"
    case .confetti: "party.popper"
    case .balloons: "balloon.2"
    case .hearts: "heart.fill"
    }
  }
}

extension AnyTransition {
  /// How a message comes up. Browsers and systems leave movements out for people who don't want them.
  static func messageArrival(_ effect: Message.Effect?) -> AnyTransition {
    switch effect {
    case nil, .gentle: .opacity
    case .loud: .scale(scale: 0.6).combined(with: .opacity)
    case .slam: .scale(scale: 1.6).combined(with: .opacity)
    case .confetti: .move(edge: .top).combined(with: .opacity)
    case .balloons, .hearts: .move(edge: .bottom).combined(with: .opacity)
    }
  }
}

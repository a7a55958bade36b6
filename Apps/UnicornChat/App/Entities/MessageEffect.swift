import AppIntents
import UnicornChatModel

/// The effect with which a message comes up.
@AppEnum(schema: .messages.messageEffect)
enum MessageEffect: String {
  case gentle, loud, slam, confetti, balloons, hearts

  static let caseDisplayRepresentations: [MessageEffect: DisplayRepresentation] = [
    .gentle: DisplayRepresentation(title: "Gentle", image: .init(systemName: "leaf")),
    .loud: DisplayRepresentation(title: "Loud", image: .init(systemName: "megaphone")),
    .slam: DisplayRepresentation(title: "Slam", image: .init(systemName: "burst")),
    .confetti: DisplayRepresentation(title: "Confetti", image: .init(systemName: "party.popper")),
    .balloons: DisplayRepresentation(title: "Balloons", image: .init(systemName: "balloon")),
    .hearts: DisplayRepresentation(title: "Hearts", image: .init(systemName: "heart")),
  ]
}

extension MessageEffect {
  init(_ effect: Message.Effect) {
    switch effect {
    case .gentle: self = .gentle
    case .loud: self = .loud
    case .slam: self = .slam
    case .confetti: self = .confetti
    case .balloons: self = .balloons
    case .hearts: self = .hearts
    }
  }

  var effect: Message.Effect {
    switch self {
    case .gentle: .gentle
    case .loud: .loud
    case .slam: .slam
    case .confetti: .confetti
    case .balloons: .balloons
    case .hearts: .hearts
    }
  }
}

/// An area that screens are about, in the order of the list.
enum ScreenArea: String, CaseIterable, Identifiable {
  case content = "Text and images"
  case controls = "Controls"
  case layout = "Layout"
  case lists = "Lists and forms"
  case navigation = "Navigation"
  case drawing = "Drawing and motion"
  case state = "State"
  case events = "Events and exchange"
  case accessibility = "Accessibility"
  case intents = "App Intents"
  case apps = "Together"

  var id: Self { self }

  var screens: [Screen] {
    switch self {
    case .content: [.text, .typography, .images, .symbols]
    case .controls: [.buttons, .labels, .toggles, .values, .writing, .pickers, .dates, .progress, .menus]
    case .layout: [.stacks, .alignment, .grids, .scrolling, .scrollPositions, .geometry]
    case .lists: [.lists, .editing, .rows, .forms, .tables, .outlines]
    case .navigation: [.navigation, .columns, .tabs, .toolbars, .search, .sheets, .dialogs]
    case .drawing: [.shapes, .gradients, .surfaces, .effects, .motion]
    case .state: [.state, .storage, .environment, .surroundings, .inherited, .preferences, .focus]
    case .events: [.tasks, .gestures, .keyboard, .exchange, .files]
    case .accessibility: [.accessibility, .reading]
    case .intents: [.actions, .prompts, .entities]
    case .apps: [.chat, .suggestions]
    }
  }

  /// The area's screens whose titles hold some words.
  func screens(matching words: String) -> [Screen] {
    words.isEmpty ? screens : screens.filter { $0.title.localizedCaseInsensitiveContains(words) }
  }
}

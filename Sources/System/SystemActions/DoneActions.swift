import Foundation
import Observation
import PersonalStore
import SuggestionEngine

/// The suggested actions that have been done: those that write (events, reminders, contacts) are done while
/// what they wrote is in the store, so that undoing offers them again, in every window and process.
///
/// Nothing is kept of it: the name of what is written comes from the message and the action, and is looked
/// for in the store. The first look at an action takes some ten microseconds; later ones read memory, until
/// the store tells of a change, of this process at once and of another within a second.
@MainActor @Observable
package final class DoneActions {
  package static let shared = DoneActions { try ActionContext.current().store }

  /// One action, so that a change is told to the views that show it and to no other.
  @Observable
  final class Mark {
    var found: Found
    init(_ found: Found) { self.found = found }
  }

  /// The item that is in the store under a name.
  enum Found: Equatable {
    case nothing
    case item
    case event(CalendarEvent)
  }

  /// The kinds and names of what actions write.
  private struct Key: Hashable {
    var kind: ItemKind
    var uid: String
  }

  @ObservationIgnored private var marks: [Key: Mark] = [:]
  @ObservationIgnored private let store: () throws -> PersonalDatabase
  @ObservationIgnored private var following: Task<Void, Never>?

  package init(store: @escaping @MainActor () throws -> PersonalDatabase) { self.store = store }

  isolated deinit { following?.cancel() }

  /// Returns how an action stands to what is in the store; reading it in a body observes it. Actions that can be
  /// repeated are always open.
  ///
  /// - Parameter zone: the reader's zone, to which the times of a message are local.
  package func standing(of action: SuggestedAction, from source: ActionSource, in zone: TimeZone)
    -> ActionStanding
  {
    let kind: ItemKind
    switch action.kind {
    case .createEvent: kind = .event
    case .createReminder: kind = .reminder
    case .addContact: kind = .contact
    default: return .open
    }
    let own = Key(kind: kind, uid: ActionIdentity.uid(of: action, from: source))
    guard found(own) == .nothing else { return .done }
    guard let wanted = action.values.of(EventValues.self) else { return .open }
    for uid in source.changed {
      guard case .event(let event) = found(Key(kind: kind, uid: uid)) else { continue }
      return wanted.isStated(by: event, in: zone) ? .done : .changes(uid)
    }
    return .open
  }

  /// Returns the name and the title of the first event that is in the store under one of some names; reading it in a
  /// body observes them.
  package func event(named uids: [String]) -> (uid: String, title: String)? {
    for uid in uids {
      if case .event(let event) = found(Key(kind: .event, uid: uid)) { return (uid, event.title) }
    }
    return nil
  }

  private func found(_ key: Key) -> Found {
    if let mark = marks[key] { return mark.found }
    follow()
    let mark = Mark(look(for: key))
    marks[key] = mark
    return mark.found
  }

  /// A store that can't be read says nothing is done: the action then says why when it is tried.
  private func look(for key: Key) -> Found {
    func found(_ isEmpty: Bool) -> Found { isEmpty ? .nothing : .item }
    do {
      let store = try store()
      return switch key.kind {
      case .event:
        try store.items(uid: key.uid, as: CalendarEvent.self).first.map { .event($0.value) } ?? .nothing
      case .reminder: found(try store.items(uid: key.uid, as: Reminder.self).isEmpty)
      case .contact: found(try store.items(uid: key.uid, as: Contact.self).isEmpty)
      }
    } catch {
      return .nothing
    }
  }

  private func follow() {
    guard following == nil else { return }
    do {
      let changes = try store().changes()
      following = Task { [weak self] in
        for await change in changes { self?.lookAgain(for: change.kinds) }
      }
    } catch {
      // The next look at an action tries again.
      following = nil
    }
  }

  private func lookAgain(for kinds: Set<ItemKind>) {
    for (key, mark) in marks where kinds.isEmpty || kinds.contains(key.kind) {
      let found = look(for: key)
      if mark.found != found { mark.found = found }
    }
  }
}

import AppShell
import FoundationPlus
import Observation
import PersonalStore
import SwiftUICore
import SystemActions

/// The page with the accounts of calendar and contact servers: what they hold and how they stand, adding and removing
/// them, and what was changed here and there.
@MainActor @Observable
final class AccountsPage: ShellPage {
  nonisolated static let order = 30

  /// The fate of what the server doesn't have yet.
  enum Removal { case plain, afterSending, keepingItems, discarding }

  private(set) var content = AccountsContent()
  private(set) var failure: String?
  var form: AccountForm?
  /// The account of which the person is asked whether to remove it.
  var removing: AccountID?
  let sync = AccountSync.shared

  @ObservationIgnored private weak var window: ShellModel?
  @ObservationIgnored let texts: PageTexts
  @ObservationIgnored private let context: ShellContext
  @ObservationIgnored private let edits: StoreEdits
  @ObservationIgnored private var following: Task<Void, Never>?

  init(_ window: ShellModel) throws {
    self.window = window
    context = window.context
    texts = try PageTexts.preferred(context.languages)
    edits = StoreEdits(window, texts)
    sync.start()
  }

  isolated deinit { following?.cancel() }

  var name: String { "accounts" }
  var title: String { texts[.accounts] }
  var systemImageName: String { "person.crop.circle" }
  var view: AnyView { AnyView(AccountsPageView(page: self)) }
  var zone: TimeZone { context.timeZone }
  var locale: Locale { context.locale }
  var dayTexts: DayTexts {
    DayTexts(texts: texts, days: DayCalendar(locale), locale: locale, zone: zone)
  }

  // MARK: The page

  func open() {
    (form, removing) = (nil, nil)
    read()
    do {
      let changes = try ActionContext.current().store.changes()
      following = Task { [weak self] in
        for await _ in changes { self?.read() }
      }
    } catch {
      // The reading says what is wrong with the store.
      following = nil
    }
  }

  func close() {
    following?.cancel()
    following = nil
    // A password that was typed isn't kept for a page that nobody sees.
    (form, removing, content) = (nil, nil, AccountsContent())
  }

  func escape() -> Bool {
    guard form != nil || removing != nil else { return false }
    (form, removing) = (nil, nil)
    return true
  }

  func closePage() { window?.pages.close() }

  func read() {
    do {
      content = try AccountsContent(from: ActionContext.current().store)
      failure = nil
    } catch {
      failure = texts(.failed, ["reason": "\(error)"])
    }
  }

  /// "Fri 13 March, 19:00", in the reader's zone.
  func when(_ date: Date) -> String {
    let day = CalendarTime(date, in: zone).date
    return "\(dayTexts.days.short(day)), \(dayTexts.time(date))"
  }

  // MARK: Adding

  func add() {
    removing = nil
    form = AccountForm(isFirst: content.entries.isEmpty)
  }

  func change(_ account: SyncAccount) {
    removing = nil
    form = AccountForm(account)
  }

  /// Goes on with the form: logs in, then adds what is chosen.
  func goOn() {
    guard let form, !form.isChecking else { return }
    if let account = form.account {
      change(account, form)
    } else if form.found == nil {
      find(form)
    } else {
      take(form)
    }
  }

  private func change(_ account: SyncAccount, _ form: AccountForm) {
    form.problem = form.check(texts)
    guard form.problem == nil else { return }
    form.isChecking = true
    Task {
      defer { form.isChecking = false }
      do {
        let store = try ActionContext.current().store
        // The login comes first: where it fails, nothing is changed.
        if form.needsLogin {
          let known = form.password.isEmpty ? try await store.password(of: account) : form.password
          guard let password = known else {
            form.problem = texts[.needsPassword]
            return
          }
          let found = try await FoundAccount.find(
            form.address, user: form.user.isEmpty ? nil : form.user, password: password,
            allowsPlainHTTP: form.allowsPlainHTTP)
          try await store.changeAccount(account.id, to: found)
        }
        if form.name != account.name { try store.renameAccount(account.id, to: form.name) }
        if self.form === form { self.form = nil }
        read()
        sync.lookAgain()
        if form.needsLogin, let changed = try store.account(account.id) {
          await synchronize(changed, in: store)
        }
      } catch {
        form.problem = texts.problem(error)
      }
    }
  }

  // MARK: Where new items go

  /// Lets new items of a kind go to a collection.
  func setDefault(_ collection: CollectionID, for kind: ItemKind) {
    do {
      try ActionContext.current().store.setDefaultCollection(collection, for: kind)
    } catch {
      window?.notices.tell(texts(.notSaved, ["reason": "\(error)"]), kind: .failure)
    }
    read()
  }

  private func find(_ form: AccountForm) {
    form.problem = form.check(texts)
    guard form.problem == nil else { return }
    form.isChecking = true
    Task {
      defer { form.isChecking = false }
      do {
        let found = try await FoundAccount.find(
          form.address, user: form.user.isEmpty ? nil : form.user, password: form.password)
        form.chosen = Set(found.collections.map(\.id))
        form.found = found
      } catch {
        form.problem = texts.problem(error)
      }
    }
  }

  private func take(_ form: AccountForm) {
    guard var found = form.found else { return }
    found.choose(form.chosen)
    form.isChecking = true
    Task { [found] in
      defer { form.isChecking = false }
      do {
        let store = try ActionContext.current().store
        let account = try await store.addAccount(found)
        if self.form === form { self.form = nil }
        read()
        window?.notices.tell(texts(.addedName, ["name": account.name]))
        await synchronize(account, in: store)
        if form.isDefault { try store.makeDefault(account.id) }
        sync.lookAgain()
      } catch {
        form.problem = texts.problem(error)
      }
    }
  }

  // MARK: Synchronizing

  func synchronize(_ account: SyncAccount) {
    Task {
      do {
        await synchronize(account, in: try ActionContext.current().store)
      } catch {
        window?.notices.tell(texts.problem(error), kind: .failure)
      }
    }
  }

  private func synchronize(_ account: SyncAccount, in store: PersonalDatabase) async {
    do {
      let report = try await sync.synchronize(account, in: store)
      if let first = report.problems.first {
        let count = report.problems.count.formatted(.number.locale(locale))
        window?.notices.tell(texts(.someProblems, ["count": count, "reason": first]), kind: .failure)
      }
    } catch {
      // The account has noted it, and the page shows it.
    }
    read()
  }

  func resolve(_ conflict: SyncConflict, _ choice: SyncConflict.Choice) {
    do {
      let title = ActionText.line(conflict.title, limit: 60)
      let problem = edits.perform(
        texts(.resolveName, ["title": title]), in: try ActionContext.current().store
      ) { [try $0.resolve(conflict.id, choice)] }
      if let problem { window?.notices.tell(problem, kind: .failure) }
    } catch {
      window?.notices.tell(texts(.notSaved, ["reason": "\(error)"]), kind: .failure)
    }
    read()
  }

  // MARK: Removing

  func remove(_ account: SyncAccount, _ removal: Removal) {
    removing = nil
    Task {
      do {
        let store = try ActionContext.current().store
        if removal == .afterSending { try await sync.synchronize(account, in: store) }
        // What is at the server comes again; what was only here doesn't, and what stays would be there twice.
        let again =
          removal == .plain || removal == .afterSending ? try await store.copy(of: account) : nil
        try await store.removeAccount(
          account.id, keepingItems: removal == .keepingItems, discardingUnsent: removal == .discarding)
        sync.lookAgain()
        tellRemoved(account, again)
      } catch {
        window?.notices.tell(texts.problem(error), kind: .failure)
      }
      read()
    }
  }

  private func tellRemoved(_ account: SyncAccount, _ again: FoundAccount?) {
    guard let window else { return }
    let undo = again.map { found in
      NoticeAction(
        id: window.nextNumber(), title: texts[.undo],
        kind: .perform { [weak self] in self?.bringBack(found, account.name) })
    }
    window.notices.tell(texts(.removedName, ["name": account.name]), actions: undo.map { [$0] } ?? [])
  }

  private func bringBack(_ found: FoundAccount, _ name: String) {
    Task {
      do {
        let store = try ActionContext.current().store
        let account = try await store.addAccount(found, name: name)
        read()
        await synchronize(account, in: store)
        sync.lookAgain()
      } catch {
        window?.notices.tell(texts.problem(error), kind: .failure)
      }
    }
  }
}

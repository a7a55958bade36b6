import AppShell
import PersonalStore
import SwiftUICore
import SystemActions

/// The accounts, what waits for a choice, and the form for a new one.
struct AccountsPageView: View {
  let page: AccountsPage
  @FocusState private var focus: AccountsFocus?

  private var texts: PageTexts { page.texts }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(verbatim: texts[.accounts]).font(.title2).bold().accessibilityAddTraits(.isHeader)
        Spacer()
        Button(texts[.close], systemImage: "xmark") { page.closePage() }.labelStyle(.iconOnly)
      }
      if let failure = page.failure {
        Text(verbatim: failure).shellPart(.problem)
      }
      if let form = page.form {
        AccountFormView(page: page, form: form)
      } else {
        ForEach(page.content.conflicts) { conflict in
          ConflictView(
            texts: texts, dayTexts: page.dayTexts, conflict: conflict, resolve: { page.resolve(conflict, $0) }
          )
        }
        ForEach(page.content.entries) { entry in AccountView(page: page, entry: entry, focus: $focus) }
        if page.content.entries.isEmpty { EmptyNote(text: texts[.noAccounts]) }
        Button(texts[.addAccount], systemImage: "plus") { page.add() }
          .buttonStyle(.borderedProminent).pageRole(PageRole("acc-add")).focused($focus, equals: .add)
        if !page.content.entries.isEmpty { NewItemsView(page: page) }
      }
    }
    // What had the focus is gone then.
    .onChange(of: page.form == nil) { if page.form == nil { focus = .add } }
    .onChange(of: page.removing) { before, now in
      focus = now.map(AccountsFocus.question) ?? before.map(AccountsFocus.remove)
    }
    .environment(\.locale, page.locale)
    .environment(\.timeZone, page.zone)
    .pageRole(PageRole("acc"))
  }
}

/// The element that has the focus of the page after what had it is gone.
enum AccountsFocus: Hashable {
  case add
  case remove(AccountID)
  /// The question whether to remove an account.
  case question(AccountID)
}

/// One account: who and where, how it stands, what it holds, and what can be done with it.
struct AccountView: View {
  let page: AccountsPage
  let entry: AccountsContent.Entry
  let focus: FocusState<AccountsFocus?>.Binding

  private var texts: PageTexts { page.texts }
  private var account: SyncAccount { entry.account }
  private var isRunning: Bool { page.sync.asked.contains(account.id) }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: ActionText.line(account.name, limit: 100)).font(.headline).accessibilityAddTraits(
        .isHeader)
      AccountState(page: page, entry: entry, isRunning: isRunning)
      VStack(alignment: .leading, spacing: 2) {
        ForEach(entry.collections) { collection in
          HStack(spacing: 8) {
            Text(verbatim: "").tint(Color(hex: collection.color)).pageRole(PageRole("cal-bar"))
            Text(verbatim: ActionText.line(collection.name, limit: 100))
            Text(verbatim: kinds(of: collection)).font(.footnote).foregroundStyle(.secondary)
          }
          .accessibilityElement(children: .combine)
        }
      }
      if page.removing == account.id {
        RemovalQuestion(page: page, entry: entry, focus: focus)
      } else {
        HStack {
          Button(texts[.syncNow], systemImage: "arrow.triangle.2.circlepath") { page.synchronize(account) }
            .disabled(isRunning)
          Button(texts[needsPassword ? .newPassword : .edit]) { page.change(account) }
          Button(texts[.remove], role: .destructive) { page.removing = account.id }
            .focused(focus, equals: .remove(account.id))
        }
        .stackFlow(.wraps)
        .pageRole(PageRole("acc-buttons"))
      }
    }
    .pageRole(PageRole("acc-account", role: "group", label: ActionText.line(account.name, limit: 100)))
  }

  private var needsPassword: Bool { [.unauthorized, .unsafeCredentials].contains(account.problemCode) }

  private func kinds(of collection: ItemCollection) -> String {
    let names: [(ItemKind, PageTextKey)] = [
      (.event, .events), (.reminder, .reminders), (.contact, .contacts),
    ]
    let kinds = names.filter { collection.kinds.contains($0.0) }.map { texts[$0.1] }
    return (kinds + (collection.isReadOnly ? [texts[.readOnly]] : [])).joined(separator: ", ")
  }
}

/// The state of an account: what goes on, what went wrong, when it was synchronized.
struct AccountState: View {
  let page: AccountsPage
  let entry: AccountsContent.Entry
  let isRunning: Bool

  private var texts: PageTexts { page.texts }
  private var account: SyncAccount { entry.account }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if isRunning {
        let progress = page.sync.progress[account.id]
        if let progress, progress.total > 0 {
          ProgressView(value: Double(min(progress.done, progress.total)), total: Double(progress.total)) {
            Text(verbatim: words(progress))
          }
        } else {
          ProgressView(texts[.syncing])
        }
      } else if let problem = account.problem {
        Label(texts.problem(account.problemCode, problem), systemImage: "exclamationmark.triangle")
          .pageRole(PageRole("acc-problem"))
        if let next = account.notBefore {
          Text(verbatim: texts(.nextTry, ["when": page.when(next)])).font(.footnote)
            .foregroundStyle(.secondary)
        }
      } else {
        Text(
          verbatim: account.lastSuccess.map { texts(.syncedAt, ["when": page.when($0)]) }
            ?? texts[.neverSynced]
        )
        .font(.subheadline).foregroundStyle(.secondary)
      }
      if let unsent = texts.unsent(entry.unsent, page.locale) {
        Text(verbatim: unsent).font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .pageRole(PageRole("acc-state", role: "status"))
  }

  private func words(_ progress: SyncProgress) -> String {
    texts(
      progress.phase == .receiving ? .receiving : .sending,
      [
        "name": ActionText.line(progress.collection, limit: 60),
        "done": progress.done.formatted(.number.locale(page.locale)),
        "total": progress.total.formatted(.number.locale(page.locale)),
      ])
  }
}

/// A view that asks whether an account is to go, and what becomes of what its server doesn't have yet.
struct RemovalQuestion: View {
  let page: AccountsPage
  let entry: AccountsContent.Entry
  let focus: FocusState<AccountsFocus?>.Binding

  private var texts: PageTexts { page.texts }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: texts(.removeQuestion, ["name": ActionText.line(entry.account.name, limit: 100)]))
      if let unsent = texts.unsent(entry.unsent, page.locale) { Text(verbatim: unsent).bold() }
      HStack {
        if entry.unsent == 0 {
          Button(texts[.remove], role: .destructive) { page.remove(entry.account, .plain) }
        } else {
          Button(texts[.sendAndRemove]) { page.remove(entry.account, .afterSending) }
          Button(texts[.discardAndRemove], role: .destructive) { page.remove(entry.account, .discarding) }
        }
        Button(texts[.keepAndRemove]) { page.remove(entry.account, .keepingItems) }
        Button(texts[.cancel], role: .cancel) { page.removing = nil }
          .focused(focus, equals: .question(entry.id))
      }
      .stackFlow(.wraps)
      .pageRole(PageRole("acc-buttons"))
    }
    .pageRole(PageRole("acc-question", role: "alert"))
  }
}

extension PageTexts {
  /// How much waits to be sent; nil for nothing.
  func unsent(_ count: Int, _ locale: Locale) -> String? {
    switch count {
    case 0: nil
    case 1: self[.unsentOne]
    default: self(.unsentMany, ["count": count.formatted(.number.locale(locale))])
    }
  }
}

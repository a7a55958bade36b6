import FoundationPlus
import SwiftUICore

/// The browsers that were let in, each with when, and a button that shuts it out.
struct BrowsersPageView: View {
  let page: BrowsersPage

  private var texts: ShellTexts { page.texts }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(verbatim: texts[.browsers]).font(.title2).bold().accessibilityAddTraits(.isHeader)
        Spacer()
        Button(texts[.close], systemImage: "xmark") { page.closePage() }
          .labelStyle(.iconOnly).keyboardShortcut(.cancelAction)
      }
      ForEach(page.browsers) { browser in BrowserRow(browser: browser, page: page) }
      if page.browsers.contains(where: { !$0.isThis }) {
        Button(texts[.browserEndOthers], role: .destructive) { page.endOthers() }
      }
    }
  }
}

struct BrowserRow: View {
  let browser: ShellBrowser
  let page: BrowsersPage
  @FocusState private var isKeeping: Bool

  private var texts: ShellTexts { page.texts }

  private var title: String {
    let name = browser.name.isEmpty ? texts[.browserUnknown] : ForeignText.line(browser.name)
    return browser.isThis ? texts(.browserThis, ["name": name]) : name
  }

  private func time(_ date: Date) -> String {
    var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: page.context.locale)
    style.timeZone = page.context.timeZone
    return date.formatted(style)
  }

  var body: some View {
    if browser.isThis, page.isAsking {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: texts[.browserEndThis])
        HStack {
          Button(texts[.cancel]) { page.keepThis() }.focused($isKeeping)
          Button(texts[.browserEnd], role: .destructive) { page.end(browser) }
            .accessibilityLabel(texts(.browserEndNamed, ["name": title]))
        }
      }
      // What changes nothing has the focus.
      .onAppear { isKeeping = true }
    } else {
      row
    }
  }

  private var row: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: title)
        Text(verbatim: texts(.browserTimes, ["begin": time(browser.begin), "seen": time(browser.lastSeen)]))
          .font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Button(texts[.browserEnd], role: .destructive) { page.end(browser) }
        .fixedSize()
        .accessibilityLabel(texts(.browserEndNamed, ["name": title]))
    }
  }
}

import AppIntents
import SwiftUICore

/// A view that an intent has made, as part of the shell.
struct MadeView: View {
  let container: _SnippetViewContainer

  var body: some View { AnyView(container.makeView()) }
}

/// A snippet, as it is now.
struct SnippetView: View {
  let snippet: ShellSnippet
  let texts: ShellTexts

  var body: some View {
    VStack(alignment: .leading) {
      if let view = snippet.view {
        MadeView(container: view).contentTransition(.interpolate)
      } else if snippet.problem == nil {
        ProgressView()
      }
      if let problem = snippet.problem {
        Text(verbatim: texts(.snippetFailed, ["reason": problem])).shellPart(.problem)
      }
    }
  }
}

/// Results that stay until they are closed.
struct CardList: View {
  let model: ShellModel

  var body: some View {
    ForEach(model.cards) { card in CardView(card: card, model: model) }
  }
}

struct CardView: View {
  let card: ShellCard
  let model: ShellModel

  private var texts: ShellTexts { model.texts }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(verbatim: card.title).font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        Button(texts[.close], systemImage: "xmark") { model.closeCard(card.id) }.labelStyle(.iconOnly)
      }
      if !card.message.isEmpty { Text(verbatim: card.message) }
      if let view = card.view { MadeView(container: view) }
      if let snippet = card.snippet { SnippetView(snippet: snippet, texts: texts) }
      if card.next != nil || card.undo != nil {
        HStack {
          if let next = card.next { Button(next.title) { model.perform(next) } }
          if let undo = card.undo { Button(texts[.undo]) { model.performUndo(of: undo) } }
        }
      }
    }
    .shellPart(.card(id: card.id, label: card.title))
  }
}

import BrowserDriver
import Testing

extension BrowserSuite {
  struct SnapshotTests {
    static let page = """
      <header><nav aria-label=Main><a href="#in" aria-current=page>Inbox</a> <a href="#out">Sent</a></nav></header>
      <main>
        <h1>Inbox</h1>
        <div><div><p>Two <b>new</b> letters</p></div></div>
        <ul aria-label=Letters><li><span>Ann</span> <time>9:41</time></li><li>Bob <button aria-pressed=true>Star</button></li></ul>
        <form aria-label=Reply>
          <label for=text>Reply</label><textarea id=text required aria-describedby=hint>See you</textarea>
          <small id=hint>At most 100 letters</small>
          <input type=password aria-label=Password value=secret>
          <input type=email aria-label=Mail aria-invalid=true readonly value=a>
          <input type=checkbox aria-label=Quiet checked><input type=radio aria-label=Now>
          <input type=range aria-label=Size min=1 max=9 value=4><progress aria-label=Sending value=3 max=10></progress>
          <select aria-label=Colour><option>Red<option selected>Green</select>
          <button disabled>Send</button>
          <button aria-expanded=false aria-haspopup=menu aria-keyshortcuts="Control+M">More</button>
        </form>
        <details><summary>Older</summary><p>Nothing</p></details>
        <div role=tablist aria-label=Views><button role=tab aria-selected=true>List</button><button role=tab>Grid</button></div>
        <div role=status>3 letters</div><div aria-live=assertive>Now</div>
        <table><tr><th>Day<th>Rain<tr><td>Mo<td>3</table>
        <p aria-hidden=true>Nobody hears this</p><p hidden>Nor this</p>
        <iframe srcdoc="<p>Inner</p>" title=Inset></iframe>
      </main>
      <div role=dialog aria-modal=true aria-label=Question><button autofocus>Yes</button></div>
      """

    static let spoken = """
      document "Test"
        banner
          navigation "Main"
            link "Inbox" current=page
            link "Sent"
        main
          heading "Inbox" level=1
          paragraph
            text "Two"
            text "new"
            text "letters"
          list "Letters"
            listitem
              text "Ann"
              time
                text "9:41"
            listitem
              text "Bob"
              button "Star" pressed
          form "Reply"
            label
              text "Reply"
            textbox "Reply" value="See you" required multiline description="At most 100 letters"
            text "At most 100 letters"
            textbox "Password" value="••••••"
            textbox "Mail" value="a" readonly invalid=true
            checkbox "Quiet" checked
            radio "Now" unchecked
            slider "Size" value="4" min=1 max=9
            progressbar "Sending" value="3" min=0 max=10
            combobox "Colour" value="Green" collapsed popup=menu
              popup
                option "Red"
                option "Green" selected
            button "Send" disabled
            button "More" collapsed popup=menu keys=Control+M
          group
            summary "Older" collapsed
          tablist "Views"
            tab "List" selected
            tab "Grid"
          status live=polite
            text "3 letters"
          generic live=assertive
            text "Now"
          table
            row
              columnheader "Day"
              columnheader "Rain"
            row
              cell "Mo"
              cell "3"
          frame "Inset"
            document
              paragraph
                text "Inner"
        dialog "Question" modal
          button "Yes" focused
      """

    @Test func rolesNamesValuesAndStates() async throws {
      try await withPage { page in
        try await page.show(Self.page)
        try await page.find(.button, "Yes").focus()
        let snapshot = try await page.accessibilitySnapshot()
        #expect(snapshot == Self.spoken)
        try await page.reload()
        try await page.find(.button, "Yes").focus()
        #expect(try await page.accessibilitySnapshot() == snapshot)
      }
    }
  }
}

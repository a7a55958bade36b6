import AlarmKit
import AppIntents
import CoreTransferable
import Foundation
import GeoToolbox
import KitchenKit
import SwiftUI
import Testing
import UserNotifications
import VisualIntelligence

@testable import KitchenApp

extension KitchenTests {
  @MainActor @Suite struct App {
    let date = Date(timeIntervalSinceReferenceDate: 10_000)

    @Test func shortcutsArePrepared() {
      #expect(KitchenShortcuts.appShortcuts.count == 4)
      #expect(KitchenShortcuts.shortcutTileColor == .tangerine)
      _ = KitchenShortcuts.negativePhrases
      KitchenShortcuts.updateAppShortcutParameters()
    }

    @Test func packagesNameEachOther() {
      #expect(KitchenPackage.includedPackages.count == 1)
      #expect(KitchenPackage.includedPackages.first is KitchenKitPackage.Type)
    }

    @Test func timersRunUntilTheyAreStopped() async throws {
      let board = TimerBoard()
      AppDependencyManager.shared.add(dependency: board)
      let timer = KitchenTimer(id: UUID(), label: "Eggs", end: date)
      board.start(timer)
      let run = RunTimer(timer: timer)
      run.value = false
      _ = try await run.perform()
      #expect(board.timers.first?.isRunning == false)
      #expect(try await KitchenTimerQuery().entities(for: [timer.id]).count == 1)
      _ = try await StopTimer(timer: timer).perform()
      #expect(board.timers.isEmpty)
    }

    @Test func alarmsAndNotificationsSayWhichTimer() async throws {
      let timer = KitchenTimer(id: UUID(), label: "Eggs", end: date)
      #expect(TimerAlarm.attributes(for: timer).metadata?.dish == "Eggs")
      _ = TimerAlarm.configuration(for: timer, now: date.addingTimeInterval(-60))
      _ = TimerAlarm.breadAlarm(for: timer)
      let request = TimerNotification.request(for: timer, now: date.addingTimeInterval(-60))
      #expect(request.content.title == "Eggs")
      #expect(request.content.appEntityIdentifiers == [EntityIdentifier(for: timer)])
      #expect(TimerNotification.timerID(of: request.content) == timer.id)
      #expect((request.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == 60)
    }

    @Test func aMealIsPlanned() async throws {
      _ = kitchen()
      let intent = PlanMeal()
      intent.recipe = RecipeEntity(soup)
      intent.day = date
      let meal = try #require(try await intent.perform().value)
      #expect(MealPlan.shared.meals.map(\.dish) == ["Pea Soup"])
      #expect(try await MealQuery().entities(for: [meal.id]).count == 1)
      _ = try await ShowNextMeal().perform()
      MealPlan.shared.remove(meal.id)
      #expect(MealPlan.shared.meals.isEmpty)
    }

    @Test func relevanceIsTold() async throws {
      let meal = Meal(dish: "Soup", day: date)
      #expect(MealRelevance.intents(for: [meal]).count == 7)
      try await MealRelevance.update(for: [meal])
    }

    @Test func donationsAreMadeAndForgotten() async throws {
      _ = kitchen()
      let donation = try await MealDonations.planned(RecipeEntity(soup), on: date)
      try await MealDonations.rated(RecipeEntity(soup), 4)
      try await MealDonations.suggest()
      MealDonations.looked()
      try await MealDonations.forget(donation)
      try await MealDonations.forget(RecipeEntity(soup))
    }

    @Test func peopleAreInvited() async throws {
      let intent = InviteGuests()
      #expect(intent.means == .mail)
      intent.meal = Meal(dish: "Soup", day: date)
      intent.guests = [
        IntentPerson(
          identifier: .applicationDefined("1"), name: .displayName("Ada"),
          handle: .init(emailAddress: "ada@kitchen.example")),
        IntentPerson(
          identifier: .applicationDefined("2"), name: .displayName("Me"), handle: nil, isMe: true),
      ]
      #expect(try await intent.perform().value == ["Ada"])
    }

    @Test func aPersonFromElsewhereIsAGuest() async throws {
      let ada = Guest(id: "1", name: "Ada", mail: "ada@kitchen.example")
      GuestBook.shared.guests = [ada]
      let person = IntentPerson(
        identifier: .applicationDefined("x"), name: .displayName("A."),
        handle: .init(emailAddress: "ada@kitchen.example"))
      #expect(try await GuestValueQuery().values(for: [person]).map(\.id) == ["1"])
      let text = try await ada.exported(as: .utf8PlainText)
      #expect(String(decoding: text, as: UTF8.self) == "ada@kitchen.example")
    }

    @Test func theRadioPlays() async throws {
      let radio = KitchenRadio()
      AppDependencyManager.shared.add(key: "radio", dependency: radio)
      let intent = PlayKitchenRadio()
      intent.recipe = RecipeEntity(soup)
      _ = try await intent.perform()
      #expect(radio.isPlaying)
      radio.stop()
    }

    @Test func recordersAndWorkoutsRun() async throws {
      _ = try await PhotographDish().perform()
      _ = try await DictateNote().perform()
      _ = try await CallToTable().perform()
      _ = try await StartKneading(style: .pasta).perform()
      _ = try await PauseKneading().perform()
      _ = try await ResumeKneading().perform()
      #expect(StartKneading.suggestedWorkouts.map(\.workoutStyle) == [.bread, .pasta])
      let video = PlayCookingVideo()
      video.term = "Dumplings"
      #expect(try await video.perform().value == "Dumplings")
    }

    @Test func cookingKeepsQuiet() async throws {
      let filter = CookingFocus()
      #expect(filter.onlyTimers)
      #expect(filter.appContext.targetContentIdentifierPrefix == "timer")
      #expect(filter.appContext.notificationFilterPredicate?.evaluate(with: "timer-1") == true)
      #expect(filter.appContext.notificationFilterPredicate?.evaluate(with: "news") == false)
      _ = try await filter.perform()
      #expect(CookingState.shared.onlyTimers)
    }

    @Test func picturesFindRecipesAndThings() async throws {
      _ = kitchen()
      let found = try await KitchenVisualQuery().values(
        for: SemanticContentDescriptor(labels: ["Tart", "Milk"]))
      #expect(found.count == 2)
      guard case .recipe(let recipe)? = found.first, case .pantryItem(let item)? = found.last else {
        Issue.record("one of each")
        return
      }
      #expect(recipe.id == tartID)
      #expect(item.name == "Milk")
    }

    @Test func remindersFollowTheirSchema() async throws {
      let intent = CreateKitchenList()
      intent.name = "Groceries"
      intent.type = .groceries
      let list = try #require(try await intent.perform().value)
      #expect(list.id == "groceries")
      #expect(list.type == .groceries)
      let part = CreateKitchenSection()
      part.name = "Vegetables"
      part.list = list
      #expect(try await part.perform().value?.list.name == "Groceries")
    }

    @Test func snippetsShowWhatHolds() async throws {
      let store = kitchen()
      _ = try await SetFavourite(recipe: RecipeEntity(soup), isFavourite: true).perform()
      #expect(await store.favourites == [soupID])
      _ = try await RecipeSnippet(recipe: RecipeEntity(soup)).perform()
      let show = ShowRecipe()
      show.recipe = RecipeEntity(tart)
      #expect(try await show.perform().value?.id == tartID)
    }

    @Test func viewsSayWhatTheyShow() {
      let pins = [
        PinBoard.Pin(recipe: RecipeEntity(soup), frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
        PinBoard.Pin(recipe: RecipeEntity(tart), frame: CGRect(x: 100, y: 0, width: 10, height: 10)),
      ]
      let elements = PinBoard(pins: pins).elements(in: CGRect(x: 0, y: 0, width: 50, height: 50))
      #expect(elements.map(\.identifier) == [EntityIdentifier(for: RecipeEntity(soup))])
    }

    @Test func widgetsAreConfiguredByIntents() async throws {
      _ = kitchen()
      let intent = MealWidgetIntent()
      #expect(intent.course == .main)
      intent.recipes = [RecipeEntity(tart)]
      #expect(MealTimeline().recommendations().count == 1)
      _ = KitchenWidgets().body
      let timer = KitchenTimer(id: UUID(), label: "Eggs", end: date)
      let control = TimerControlIntent()
      control.timer = timer
      #expect(try await TimerControl.Provider().currentValue(configuration: control).label == "Eggs")
    }
  }
}

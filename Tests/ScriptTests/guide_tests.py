"""Tests of the README and the guide: links lead somewhere, pages are found from the index, decisions have one form,
and every listing is run or says why not."""

import glob
import os
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
LINK = re.compile(
    r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^()\s]+)(?:\s+\"[^\"]*\")?\)"
    r"|\b(?:src|srcset|href)=\"([^\"]+)\"")
DECISIONS = os.path.join("Guide", "decisions")


def pages():
    """All Markdown files of the repository."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=ROOT, capture_output=True,
        text=True, check=False, stdin=subprocess.DEVNULL)
    if listed.returncode == 0 and listed.stdout:
        return [page for page in listed.stdout.splitlines() if os.path.exists(os.path.join(ROOT, page))]
    return [page for page in glob.glob("**/*.md", root_dir=ROOT, recursive=True)]


def read(page):
    with open(os.path.join(ROOT, page), encoding="utf-8") as file:
        return file.read()


def prose(page):
    """The text of a page without its fenced blocks and code."""
    text = re.sub(r"(?ms)^( *)(```+|~~~+).*?^ *\2 *$", "", read(page))
    return re.sub(r"`[^`\n]*`", lambda code: code.group() if "](" in code.group() else "`code`", text)


def anchors(page):
    """The names that links to the headings of a page have, as GitHub makes them."""
    names = {}
    found = set()
    text = re.sub(r"(?ms)^( *)(```+|~~~+).*?^ *\2 *$", "", read(page))
    for heading in re.findall(r"(?m)^#{1,6} +(.*?) *#*$", text):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").replace("*", "")
        name = re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")
        count = names.get(name, 0)
        names[name] = count + 1
        found.add(name if count == 0 else f"{name}-{count}")
    return found


def links(page):
    for match in LINK.finditer(prose(page)):
        yield match.group(1) or match.group(2)


class Guide(unittest.TestCase):
    def test_links_lead_somewhere(self):
        count = 0
        for page in pages():
            for link in links(page):
                if re.match(r"[a-z][a-z0-9+.-]*:", link):
                    continue
                count += 1
                path, _, anchor = link.partition("#")
                target = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
                with self.subTest(f"{page}: {link}"):
                    self.assertTrue(os.path.exists(os.path.join(ROOT, target)), f"there is no {target}")
                    if anchor:
                        self.assertIn(anchor, anchors(target), f"{target} has no such heading")
        self.assertGreater(count, 50)

    def test_every_page_is_reached_from_the_readme(self):
        reached, open_ = set(), ["README.md"]
        while open_:
            page = open_.pop()
            if page in reached:
                continue
            reached.add(page)
            for link in links(page):
                path = link.partition("#")[0]
                target = os.path.normpath(os.path.join(os.path.dirname(page), path))
                if path.endswith(".md") and ":" not in path and os.path.exists(os.path.join(ROOT, target)):
                    open_.append(target)
        guide = {page for page in pages() if page.startswith("Guide/")}
        self.assertEqual(sorted(guide - reached), [])

    def test_the_index_has_every_page(self):
        index = {link.partition("#")[0] for link in links("Guide/index.md")}
        guide = [
            os.path.relpath(page, "Guide") for page in pages()
            if page.startswith("Guide/") and not page.startswith(DECISIONS) and page != "Guide/index.md"]
        self.assertEqual([page for page in guide if page not in index], [])

    def test_the_readme_is_short(self):
        self.assertLess(len(read("README.md").splitlines()), 200)

    def test_decisions_have_one_form(self):
        index = read(os.path.join(DECISIONS, "index.md"))
        numbers = []
        for page in sorted(page for page in pages() if re.match(DECISIONS + r"/\d", page)):
            with self.subTest(page):
                text, name = read(page), os.path.basename(page)
                numbers.append(name[:4])
                self.assertRegex(text, rf"\A# {int(name[:4])}\. \S")
                sections = re.findall(r"(?m)^## (.+)$", text)
                # What a decision costs, and what was measured, may follow the three.
                self.assertEqual(sections[:3], ["Context", "Decision", "Rejected"])
                title = re.match(r"# \d+\. (.+)", text).group(1)
                self.assertIn(f"[{title}]({name})", index)
        self.assertEqual(len(numbers), len(set(numbers)), "two decisions have one number")

    def test_listings_are_taken_out(self):
        with tempfile.TemporaryDirectory() as folder:
            ended = subprocess.run(
                [sys.executable, "-B", os.path.join(ROOT, "script", "listings"), folder], capture_output=True,
                text=True, check=False, stdin=subprocess.DEVNULL)
            self.assertEqual((ended.returncode, ended.stderr), (0, ""))
            with open(os.path.join(folder, "Sources/Counting/Counting.swift"), encoding="utf-8") as file:
                self.assertIn("@main\nstruct Counting: App {", file.read())
            with open(os.path.join(folder, "Tests/NotesTests/NotesTests.swift"), encoding="utf-8") as file:
                text = file.read()
            self.assertTrue(text.startswith("import AppIntentsTesting\n") and text.endswith("\n  }\n}\n"), text)
            with open(os.path.join(folder, "Sources/Conversation/Forgetting.swift"), encoding="utf-8") as file:
                self.assertIn("\n  try await SuggestedActionsStore.forget(message:", file.read())

    def test_listings_have_the_form_of_the_sources(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(
                [sys.executable, "-B", os.path.join(ROOT, "script", "listings"), folder], check=True,
                stdin=subprocess.DEVNULL)
            ended = subprocess.run(
                ["swift", "format", "lint", "--strict", "--recursive", "--configuration",
                 os.path.join(ROOT, ".swift-format"), os.path.join(folder, "Sources"), os.path.join(folder, "Tests")],
                capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
            self.assertEqual((ended.returncode, ended.stderr), (0, ""))

    def test_no_reason_no_exception(self):
        for page in pages():
            for mark in re.findall(r"(?m)^ *<!-- not tested.*$", read(page)):
                with self.subTest(page):
                    self.assertRegex(mark, r"<!-- not tested: \S")


if __name__ == "__main__":
    unittest.main()

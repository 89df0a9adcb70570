namespace SpanPack.AgentPage.Browser.Tests.Hostile;

/// <summary>
/// Two hundred texts that would do something where a page takes text for anything else. What they do is set <c>window.__pwned</c>, open a
/// dialog, ask another site, or make an element called <c>x-pwned</c>.
/// </summary>
internal static class HostileTexts
{
    private static readonly string[] s_markup =
    [
        "<script>{0}</script>", "<img src=x onerror={0}>", "<svg onload={0}>", "<svg><script>{0}</script></svg>", "<x-pwned></x-pwned>",
        "<iframe srcdoc=\"<script>parent.{0}</script>\"></iframe>",
        "<body onload={0}>", "<details open ontoggle={0}>", "<input autofocus onfocus={0}>", "<video><source onerror={0}></video>",
        "<math><mtext><x-pwned></x-pwned></mtext></math>",
        "<style>@import 'http://elsewhere.example/a.css';</style>", "<link rel=stylesheet href=http://elsewhere.example/b.css>",
        "<base href=http://elsewhere.example/>", "<meta http-equiv=refresh content=0;url=http://elsewhere.example/>",
        "<form action=http://elsewhere.example/><button autofocus>", "<object data=http://elsewhere.example/></object>",
        "<template><x-pwned></x-pwned></template>", "</title><x-pwned>", "</textarea><x-pwned>",
        "--><x-pwned>", "]]><x-pwned>", "<noscript><p title=\"</noscript><x-pwned>\">", "<a href=javascript:{0}>a</a>", "\"><x-pwned>",
        "'><x-pwned>", "` onmouseover={0} `", "\" autofocus onfocus={0} x=\"", "' onclick={0} '",
    ];

    private static readonly string[] s_addresses =
    [
        "javascript:{0}", "JaVaScRiPt:{0}", "java\tscript:{0}", " javascript:{0}", "\u0001javascript:{0}",
        "data:text/html,<script>{0}</script>", "vbscript:x", "//elsewhere.example/", "http://elsewhere.example/",
        "\\\\elsewhere.example\\x",
        "#/traces/../../x", "../../../etc/passwd", "%2e%2e%2f", "?filter=x", "#", "/", "&", "=", "%", "%zz", "blob:x", "file:///etc/passwd",
        "#/services/%00", "a/b?c#d",
    ];

    private static readonly string[] s_styles = ["background:url(http://elsewhere.example/)",
        "}*{background:url(http://elsewhere.example/)}", "expression({0})", "x\" style=\"position:fixed;inset:0", "tone-0; color:red",
        "is-selected hidden", "var(--x)", "url(javascript:{0})"];

    private static readonly string[] s_code = ["${{0}}", "{{{0}}}", "<%= {0} %>", "'-{0}-'", "\";{0}//", "\\\";{0}//", "__proto__",
        "constructor", "toString", "hasOwnProperty", "then", "prototype", "valueOf", "NaN", "undefined", "null", "[object Object]", "-0",
        "1e999"];

    private static readonly string[] s_characters = ["\0", "\r\n", "\u2028", "\u2029", "\u202E gnp.exe", "\u200B", "\uFEFF", "\uFFFD",
        "\u0301\u0301\u0301", "🏳️‍🌈", "𝕊𝕙𝕠𝕡", "ﷺ", "مرحبا", "\u001b[31m", "\u0007", " ", "", "\t", "“quoted”", "a\u00A0b"];

    internal const string Act = "window.__pwned=1;alert(1)";

    internal static IReadOnlyList<string> All { get; } = [.. Make().Distinct().Take(200)];

    private static IEnumerable<string> Make()
    {
        string[] plain = [.. s_markup, .. s_addresses, .. s_styles, .. s_code];
        foreach (string text in plain) yield return With(text);
        foreach (string text in s_characters) yield return text;
        for (int i = 0; i < 12; i++) yield return new string((char)('a' + i), 1 << (i + 3));
        foreach (string text in s_markup) yield return $"{new string('x', 480)}{With(text)}"; // where lists cut
        foreach (string text in s_markup) yield return With(text).Replace("<", "&lt;", StringComparison.Ordinal);
        foreach (string text in s_markup) yield return $"service:\"{With(text)}\"";
        foreach (string text in s_markup) yield return $"\u202D{With(text)}\0";
    }

    private static string With(string text) => text.Replace("{0}", Act, StringComparison.Ordinal);
}

using System.Text.RegularExpressions;

namespace SpanPack;

/// <summary>Takes secrets out of values and messages, before they are held. What looks like one goes: too much rather than too little.</summary>
internal static class SecretText
{
    internal const string Redacted = "<redacted>";

    private const string Words = @"(?:api|app|application|access|account|private|shared|signing|encryption)[_\-. ]?key|token|passw(?:or)?d|passphrase|pwd|secret|credential|authorization|connection[_\-. ]?string|sas[_\-. ]?url";

    // Linear in the text, whatever it is.
    private const RegexOptions Linear = RegexOptions.NonBacktracking | RegexOptions.IgnoreCase | RegexOptions.CultureInvariant;

    private static readonly Regex s_name = new($"{Words}|headers", Linear);
    private static readonly Regex s_user = new(@"://[^\s""'<>]*@", Linear);
    private static readonly Regex s_pair = new($@"((?:{Words})[\w.\-]*[""']?\s*[=:]\s*)(""[^""]*""?|'[^']*'?|(?:(?:basic|bearer)\s+)?[^\s,;&""']+)", Linear);
    private static readonly Regex s_bearer = new(@"\b(bearer\s+)[^\s,;""']+", Linear);
    private static readonly Regex s_digits = new(@"\b[0-9a-f]{32,}\b", Linear); // keys of Datadog have 32 or 40

    /// <summary>Gives the value of a setting: nothing of it when its name says that it is a secret.</summary>
    internal static string? OfSetting(string name, string? value)
        => string.IsNullOrEmpty(value) ? value : s_name.IsMatch(name) ? Redacted : OfText(value);

    /// <summary>Gives text without users and passwords of URLs, and without values of what is named like a secret.</summary>
    internal static string OfText(string text)
    {
        string result = s_user.Replace(text, $"://{Redacted}@");
        result = s_pair.Replace(result, $"$1{Redacted}");
        return s_bearer.Replace(result, $"$1{Redacted}");
    }

    /// <summary>Gives a message without secrets, and without what may be a key.</summary>
    internal static string OfMessage(string text) => s_digits.Replace(OfText(text), Redacted);
}

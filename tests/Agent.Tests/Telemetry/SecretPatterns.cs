using System.Text.RegularExpressions;

namespace SpanPack.Agent.Tests;

/// <summary>What redaction is to find, as regular expressions.</summary>
internal static class SecretPatterns
{
    private const string Words = @"(?:api|app|application|access|account|private|shared|signing|encryption)[_\-. ]?key|token|passw(?:or)?d|passphrase|pwd|secret|credential|authorization|connection[_\-. ]?string|sas[_\-. ]?url";
    private const RegexOptions Options = RegexOptions.NonBacktracking | RegexOptions.IgnoreCase | RegexOptions.CultureInvariant;

    private static readonly Regex s_name = new($"{Words}|headers", Options);
    private static readonly Regex s_user = new(@"://[^\s""'<>]*@", Options);
    private static readonly Regex s_value = new($@"((?:{Words})[\w.\-]*[""']?\s*[=:]\s*)(""[^""]*""?|'[^']*'?|(?:(?:basic|bearer)\s+)?[^\s,;&""']+)", Options);
    private static readonly Regex s_bearer = new(@"\b(bearer\s+)[^\s,;""']+", Options);
    private static readonly Regex s_key = new(@"\b[0-9a-f]{32,}\b", Options);

    internal static string OfMessage(string text)
    {
        string result = s_user.Replace(text, $"://{SecretText.Redacted}@");
        result = s_value.Replace(result, $"$1{SecretText.Redacted}");
        result = s_bearer.Replace(result, $"$1{SecretText.Redacted}");
        return s_key.Replace(result, SecretText.Redacted);
    }

    internal static bool IsSecretName(string name) => s_name.IsMatch(name);
}

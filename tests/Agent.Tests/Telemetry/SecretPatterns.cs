using System.Text.RegularExpressions;

namespace SpanPack.Agent.Tests;

/// <summary>What redaction is to find, as regular expressions.</summary>
internal static class SecretPatterns
{
    private const string Words = @"(?:api|app|application|access|account|private|shared|signing|encryption)[_\-. ]?key|token|"
        + @"passw(?:or)?d|passphrase|pwd|secret|credential|authorization|connection[_\-. ]?string|sas[_\-. ]?url|cookie|jwt|signature";
    private const string Value = @"(""[^""]*""?|'[^']*'?|(?:(?:basic|bearer)\s+)?[^\s,;&""']+)";
    private const RegexOptions Options = RegexOptions.NonBacktracking | RegexOptions.IgnoreCase | RegexOptions.CultureInvariant;

    private const RegexOptions Backtracking = RegexOptions.IgnoreCase | RegexOptions.CultureInvariant; // for what looks back

    private static readonly Regex s_name = new($"{Words}|headers|pass|auth|salt|webhook", Options);
    private static readonly Regex s_namePart =
        new(@"(?:(?<!\p{L})|(?<=\p{Ll})(?=\p{Lu}))(?i:keys?|sas|sig)(?:(?!\p{L})|(?<=\p{Ll})(?=\p{Lu}))", RegexOptions.CultureInvariant);
    private static readonly Regex s_pem = new(@"-----BEGIN (?:[\s\S]*?-----END [\s\S]*?-----|[\s\S]*)", RegexOptions.NonBacktracking);
    private static readonly Regex s_token = new(@"(?<![A-Za-z0-9_\-])eyJ[A-Za-z0-9_\-]*\.[A-Za-z0-9_\-.]*", RegexOptions.CultureInvariant);
    private static readonly Regex s_cookie = new(@"(cookies?[""']?(?>\s*)[=:](?>\s*))(""[^""]*""?|'[^']*'?|[^\r\n]+)", Backtracking);
    private static readonly Regex s_user = new(@"://[^\s""'<>]*@", Options);
    private static readonly Regex s_value = new($@"((?:{Words})[\w.\-]*[""']?\s*[=:]\s*){Value}", Options);
    private static readonly Regex s_short = new($@"((?:pass|auth|(?<![\p{{L}}\p{{Nd}}])(?:sas|sig))[""']?\s*[=:]\s*){Value}", Backtracking);
    private static readonly Regex s_argument = new($@"((?<![\w.\-])-[\w.\-]*(?:{Words})[\w.\-]*\s+)(?!--){Value}", Backtracking);
    private static readonly Regex s_bearer = new(@"\b(bearer\s+)[^\s,;""']+", Options);
    private static readonly Regex s_key = new(@"\b[0-9a-f]{32,}\b", Options);

    internal static string OfMessage(string text)
    {
        string result = s_pem.Replace(text, SecretText.Redacted);
        result = s_token.Replace(result, SecretText.Redacted);
        result = s_user.Replace(result, $"://{SecretText.Redacted}@");
        foreach (Regex named in (Regex[])[s_cookie, s_value, s_short, s_argument])
            result = named.Replace(result, $"$1{SecretText.Redacted}");
        result = s_bearer.Replace(result, $"$1{SecretText.Redacted}");
        return s_key.Replace(result, SecretText.Redacted);
    }

    internal static bool IsSecretName(string name) => s_name.IsMatch(name) || s_namePart.IsMatch(name);
}

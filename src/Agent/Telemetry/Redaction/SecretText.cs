using System.Text;

namespace SpanPack;

/// <summary>Redacts secrets in values and messages before they are kept: too much rather than too little.</summary>
internal static class SecretText
{
    internal const string Redacted = "<redacted>";

    // In this order: an earlier one takes more of what a later one would find the beginning of.
    private static readonly SecretFinder[] s_finders =
    [
        SecretBlocks.FindPem, SecretBlocks.FindToken, SecretFinders.FindUser, SecretBlocks.FindCookies, SecretFinders.FindValue,
        SecretFinders.FindShortValue, SecretFinders.FindArgument, SecretFinders.FindBearer,
    ];

    /// <summary>Returns the value of a setting; nothing if its name suggests a secret.</summary>
    internal static string? OfSetting(string name, string? value)
    {
        if (string.IsNullOrEmpty(value)) return value;
        return SecretNames.IsSecret(name) ? Redacted : OfText(value);
    }

    /// <summary>
    /// Returns a text without PEM blocks, JSON web tokens, users and passwords of URLs, cookies, and values of names that suggest a secret.
    /// </summary>
    internal static string OfText(string text)
    {
        foreach (SecretFinder find in s_finders) text = Redact(text, find);
        return text;
    }

    /// <summary>Returns a message without secrets and possible keys.</summary>
    internal static string OfMessage(string text) => Redact(OfText(text), SecretFinders.FindKey);

    private static string Redact(string text, SecretFinder find)
    {
        StringBuilder? result = null; // most text has no secrets
        int done = 0;
        for (int at = 0; find(text, ref at, out int length);)
        {
            (result ??= new StringBuilder()).Append(text, done, at - done).Append(Redacted);
            at = done = at + length;
        }

        return result is null ? text : result.Append(text, done, text.Length - done).ToString();
    }
}

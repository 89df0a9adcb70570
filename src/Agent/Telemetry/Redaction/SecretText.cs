using System.Text;

namespace SpanPack;

/// <summary>Takes secrets out of values and messages, before they are held. What looks like one goes: too much rather than too little.</summary>
internal static class SecretText
{
    internal const string Redacted = "<redacted>";

    private const string Headers = "headers"; // a name of settings only

    /// <summary>Gives the value of a setting: nothing of it when its name says that it is a secret.</summary>
    internal static string? OfSetting(string name, string? value)
    {
        if (string.IsNullOrEmpty(value)) return value;
        bool isSecret = SecretWords.IndexOf(name, 0, out _) >= 0 || name.Contains(Headers, StringComparison.OrdinalIgnoreCase);
        return isSecret ? Redacted : OfText(value);
    }

    /// <summary>Gives text without users and passwords of URLs, and without values of what is named like a secret.</summary>
    internal static string OfText(string text) => Redact(Redact(Redact(text, SecretFinders.FindUser), SecretFinders.FindValue), SecretFinders.FindBearer);

    /// <summary>Gives a message without secrets, and without what may be a key.</summary>
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

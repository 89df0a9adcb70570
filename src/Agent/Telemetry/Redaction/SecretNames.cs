namespace SpanPack;

/// <summary>Names of settings whose values are secrets.</summary>
internal static class SecretNames
{
    private static readonly string[] s_anywhere = ["headers", "pass", "auth", "salt", "webhook"];
    private static readonly string[] s_parts = ["key", "keys", "sas", "sig"]; // "monkey" and "Kansas" are no secrets

    /// <summary>Returns whether a name suggests that its value is a secret, case-insensitive.</summary>
    internal static bool IsSecret(string name)
        => SecretWords.IndexOf(name, 0, out _) >= 0
        || s_anywhere.Any(word => name.Contains(word, StringComparison.OrdinalIgnoreCase))
        || s_parts.Any(part => HasPart(name, part));

    // Parts of names: Jwt__Key, jwt.key, JWT_KEY, StripeKey.
    private static bool HasPart(string name, string part)
    {
        for (int at = 0; name.IndexOf(part, at, StringComparison.OrdinalIgnoreCase) is >= 0 and int found; at = found + 1)
        {
            int end = found + part.Length;
            bool begins = found == 0 || !char.IsLetter(name[found - 1]) || (char.IsUpper(name[found]) && char.IsLower(name[found - 1]));
            bool ends = end == name.Length || !char.IsLetter(name[end]) || (char.IsUpper(name[end]) && char.IsLower(name[end - 1]));
            if (begins && ends) return true;
        }

        return false;
    }
}

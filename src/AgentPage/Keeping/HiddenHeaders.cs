namespace SpanPack;

/// <summary>Headers with confidential values, which are not kept.</summary>
internal static class HiddenHeaders
{
    internal const string Shown = "(hidden)";

    internal static bool Has(string name)
        => name.Equals("DD-API-KEY", StringComparison.OrdinalIgnoreCase) || name.Equals("Authorization", StringComparison.OrdinalIgnoreCase)
            || name.Equals("Cookie", StringComparison.OrdinalIgnoreCase);
}

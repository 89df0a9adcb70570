namespace SpanPack.Serialization.Tests.Support;

/// <summary>Marks of tests that run on their own.</summary>
internal static class Category
{
    internal const string Name = "Category";

    /// <summary>
    /// What must hold on every processor and however the code was compiled; tests/run-under-other-settings.sh runs these.
    /// </summary>
    internal const string Properties = "Properties";
}

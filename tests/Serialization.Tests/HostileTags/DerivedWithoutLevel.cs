namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>Derived by hand without a level of its own: it has the tables of its base, and more fields.</summary>
internal sealed class DerivedWithoutLevel(string text) : DerivedByHand(text)
{
    internal (string, decimal, string) More { get; } = ("1", 2, "3");
}

using System.Runtime.CompilerServices;

namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>The storage of one level as the generator makes it.</summary>
internal struct ScriptSlots
{
    internal Texts Strings;
    internal Numbers Metrics;
    internal ulong Presence;

    internal void SetAll(string text, double number)
    {
        for (int i = 0; i < ScriptTables.SlotsOfATable; i++) (Strings[i], Metrics[i]) = (text, number);
        Presence = ulong.MaxValue;
    }

    [InlineArray(ScriptTables.SlotsOfATable)]
    internal struct Texts
    {
        private string? _slot;
    }

    [InlineArray(ScriptTables.SlotsOfATable)]
    internal struct Numbers
    {
        private double _slot;
    }
}

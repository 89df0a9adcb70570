namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>
/// Ways to break the promise that objects of one type say the same. Each class is of its own type, so that one way does not make the layout
/// of another.
/// </summary>
internal static class HostileScripts
{
    private static int s_calls;

    private static readonly Dictionary<string, Func<int, SpanTags>> s_all = new()
    {
        ["one table for many types"] = static i => (i % 4) switch
        {
            0 => ScriptedTags<byte>.Create(Own),
            1 => ScriptedTags<(string, string, decimal)>.Create(Own),
            2 => ScriptedTags<(decimal, decimal, decimal, decimal)>.Create(Own),
            _ => ScriptedTags<string>.Create(Own),
        },
        ["slots of an array"] = static _ => ScriptedTags<(int, byte)>.Create(static _ => new ScriptStep(SlotSource.Heap)),
        ["slots of a static array"] = static _ => ScriptedTags<(int, sbyte)>.Create(static _ => new ScriptStep(SlotSource.Static)),
        ["slots of the object behind"] = static _ => ScriptedTags<(int, short)>.Create(static _ => new ScriptStep(SlotSource.Neighbour)),
        ["slots that move to the heap"] = static i
            => ScriptedTags<(int, ushort)>.Create(_ => new ScriptStep(i == 0 ? SlotSource.Own : SlotSource.Heap)),
        ["slots that move from the heap"] = static i
            => ScriptedTags<(int, int)>.Create(_ => new ScriptStep(i == 0 ? SlotSource.Heap : SlotSource.Own)),
        ["slots that move within the object"] = static _
            => ScriptedTags<(int, uint)>.Create(static _ => new ScriptStep(s_calls++ % 2 == 0 ? SlotSource.Own : SlotSource.OwnOther)),
        ["slots that are anywhere"] = static _
            => ScriptedTags<(int, long)>.Create(static _ => new ScriptStep((SlotSource)(s_calls++ % (int)SlotSource.Throws))),
        ["levels that grow"] = static i
            => ScriptedTags<(int, ulong)>.Create(level => new ScriptStep(SlotSource.Own, level, level < Math.Min(i, 7))),
        ["levels that grow while asked"] = static _
            => ScriptedTags<(int, char)>.Create(static level => new ScriptStep(SlotSource.Heap, level, level < Math.Min(s_calls++, 7))),
        ["levels that shrink"] = static i
            => ScriptedTags<(int, float)>.Create(level => new ScriptStep(SlotSource.Own, level, level < 7 - Math.Min(i, 7))),
        ["levels that come and go"] = static i
            => ScriptedTags<(int, double)>.Create(level =>
                new ScriptStep(level % 2 == i % 2 ? SlotSource.Own : SlotSource.None, level, level < 7)),
        ["tables that change places"] = static i
            => ScriptedTags<(int, string)>.Create(level => new ScriptStep(SlotSource.Own, (level + i) % 8, level < 7)),
        ["tables that change while asked"] = static _
            => ScriptedTags<(int, object)>.Create(static level => new ScriptStep(SlotSource.Heap, (level + s_calls++) % 8, level < 7)),
        ["nothing at first"] = static i
            => ScriptedTags<(int, nint)>.Create(level =>
                new ScriptStep(i == 0 ? SlotSource.None : SlotSource.Own, level, i > 0 && level < 7)),
        ["an exception at first"] = static i
            => ScriptedTags<(int, nuint)>.Create(_ => new ScriptStep(i == 0 ? SlotSource.Throws : SlotSource.Own)),
        ["an exception later"] = static i
            => ScriptedTags<(int, decimal)>.Create(_ => new ScriptStep(i % 10 == 9 ? SlotSource.Throws : SlotSource.Heap)),
        ["levels without end, later"] = static i
            => ScriptedTags<(int, Guid)>.Create(level => new ScriptStep(SlotSource.Own, level % 8, i > 0)),
    };

    internal static IReadOnlyCollection<string> Names => s_all.Keys;

    /// <param name="name">One of <see cref="Names"/>.</param>
    /// <param name="i">Which object: in many scripts the first says what the others do not keep.</param>
    internal static SpanTags Create(string name, int i) => s_all[name](i);

    private static ScriptStep Own(int level) => new(SlotSource.Own);
}

using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SpanPack.CompilerServices;

namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>
/// A tag class made by hand that says something else whenever a script wants it. All its slots are set, to values that say whose they are.
/// </summary>
/// <typeparam name="TKind">Any type: each makes another class, whose fields are in other places, with the same tables.</typeparam>
internal sealed class ScriptedTags<TKind> : SpanTags
{
    private static readonly string?[] s_strings = ["static", "static"];
    private static readonly double[] s_metrics = [-1, -1];

    private readonly Func<int, ScriptStep> _script;
    private readonly string?[] _strings = ["heap", "heap"];
    private readonly double[] _metrics = [-1, -1];
    private TKind _before = default!;
    private ScriptSlots _own;
    private ScriptSlots _ownOther;
    private ulong _presence = ulong.MaxValue;
    private Neighbour _neighbour = null!;

    private ScriptedTags(Func<int, ScriptStep> script) => _script = script;

    /// <param name="script">What the object answers for each level that it is asked for.</param>
    internal static ScriptedTags<TKind> Create(Func<int, ScriptStep> script)
    {
        var tags = new ScriptedTags<TKind>(script);
        // No address: who takes it for a text is stopped.
        if (!RuntimeHelpers.IsReferenceOrContainsReferences<TKind>())
            MemoryMarshal.CreateSpan(ref Unsafe.As<TKind, byte>(ref tags._before), Unsafe.SizeOf<TKind>()).Fill(0x41);
        tags._neighbour = new Neighbour();
        tags._own.SetAll("own", 1);
        tags._ownOther.SetAll("own other", 2);
        tags._neighbour.Slots.SetAll("neighbour", 3);
        return tags;
    }

    public override string ToString() => $"{_before}";

    protected override bool GetLevel(int level, out TagLevel tags)
    {
        ScriptStep step = _script(level);
        TagTable table = ScriptTables.All[step.Table];
        switch (step.Source)
        {
            case SlotSource.Own:
                TagLevel.Create(table, _own.Strings, _own.Metrics, ref _own.Presence, out tags);
                break;
            case SlotSource.OwnOther:
                TagLevel.Create(table, _ownOther.Strings, _ownOther.Metrics, ref _ownOther.Presence, out tags);
                break;
            case SlotSource.Heap:
                TagLevel.Create(table, _strings, _metrics, ref _presence, out tags);
                break;
            case SlotSource.Static:
                TagLevel.Create(table, s_strings, s_metrics, ref _presence, out tags);
                break;
            case SlotSource.Neighbour:
                TagLevel.Create(table, _neighbour.Slots.Strings, _neighbour.Slots.Metrics, ref _neighbour.Slots.Presence, out tags);
                break;
            case SlotSource.None:
                tags = default;
                break;
            default:
                throw new NotSupportedException("The script says so.");
        }

        return step.More;
    }

    private sealed class Neighbour
    {
        internal ScriptSlots Slots;
    }
}

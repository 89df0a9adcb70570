using System.Numerics;

namespace SpanPack;

/// <content>The cache of whole runs of automatic tags, by the role of a span.</content>
internal sealed partial class PayloadStringTable
{
    private const int RoleCount = (int)ProcessBlocks.RoleBits + 1;

    private readonly RunBlock?[] _runs = new RunBlock?[RoleCount]; // each made at its first use
    private readonly RunBlock?[] _numberRuns = new RunBlock?[RoleCount];
    private ulong _usedRuns;

    /// <summary>Returns the block of all automatic tags of a role, or in v0.5 of text tags.</summary>
    internal RunBlock RunOf(SpanRole role) => _runs[(int)(role & ProcessBlocks.RoleBits)] ?? MakeRun(_runs, role);

    /// <summary>Returns the block of a role's automatic tags that are numbers in v0.5.</summary>
    internal RunBlock NumberRunOf(SpanRole role) => _numberRuns[(int)(role & ProcessBlocks.RoleBits)] ?? MakeRun(_numberRuns, role);

    private static RunBlock MakeRun(RunBlock?[] blocks, SpanRole role) => blocks[(int)(role & ProcessBlocks.RoleBits)] = new RunBlock();

    private void ClearRuns()
    {
        for (ulong used = _usedRuns; used != 0; used &= used - 1)
        {
            int role = BitOperations.TrailingZeroCount(used);
            _runs[role]?.Clear();
            _numberRuns[role]?.Clear();
        }

        _usedRuns = 0;
    }

    /// <summary>Records that the blocks of a role are in use.</summary>
    internal void MarkRun(SpanRole role) => _usedRuns |= 1UL << (int)(role & ProcessBlocks.RoleBits);
}

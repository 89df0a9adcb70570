using SpanPack.CompilerServices;

namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>A tag class that says that a further level follows as long as it is asked for no more than so many.</summary>
/// <typeparam name="TTest">The test, so that each has a layout that was not made before.</typeparam>
internal sealed class EndlessTags<TTest>(int levels) : SpanTags
{
    protected override bool GetLevel(int level, out TagLevel tags)
    {
        tags = default;
        return level + 1 < levels;
    }
}

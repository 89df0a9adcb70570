using SpanPack.Serialization.Tests.Guarded;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>
/// Tag classes made by hand that break every promise cost their own tags, never a payload and never the process. They run in a process of
/// their own.
/// </summary>
[Trait(Category.Name, Category.Properties)]
public sealed class HostileTagsTests
{
    private static readonly Lazy<Dictionary<string, GuardedOutcome>> s_outcomes =
        new(static () => GuardedProcess.RunAll(HostileScripts.Names));

    public static TheoryData<string> Scripts => [.. HostileScripts.Names];

    [Theory]
    [MemberData(nameof(Scripts))]
    public void AHostileClass_CostsItsOwnTagsAtMost(string script)
        => Assert.True(s_outcomes.Value[script].IsPassed, s_outcomes.Value[script].Text);
}

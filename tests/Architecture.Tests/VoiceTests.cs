using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Rules;
using SpanPack.Architecture.Tests.Sources;
using SpanPack.Architecture.Tests.Texts;

namespace SpanPack.Architecture.Tests;

/// <summary>Documentation, messages and pages follow the rules of voice that a program can check.</summary>
public sealed class VoiceTests
{
    [Fact]
    public void DocumentationAndMessages_FollowTheRules()
        => ExceptionList.Verify("Voice",
            VoiceRules.Broken(SourceFile.All.SelectMany(static file => Comments.Of(file).Concat(Messages.Of(file)))));

    [Fact]
    public void Pages_FollowTheRules()
        => ExceptionList.Verify("VoiceOfPages",
            VoiceRules.Broken(Repository.Pages.SelectMany(static path => Pages.Of(path, Repository.Read(path)))));
}

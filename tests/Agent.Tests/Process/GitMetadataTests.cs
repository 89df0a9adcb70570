namespace SpanPack.Agent.Tests;

public sealed class GitMetadataTests
{
    private const string Commit = TestProcess.Commit;

    [Fact]
    public void Variables_WinOverTags_AndTagsOverTheProgram()
    {
        (string, string) tags = ("DD_TAGS", "git.commit.sha:tagged,git.repository_url:https://user:pass@tagged.example/a");
        (string, string)[] variables = [("DD_GIT_COMMIT_SHA", "set"), ("DD_GIT_REPOSITORY_URL", "https://user:pass@set.example/a"), tags];

        Assert.Equal(("set", "https://set.example/a"), Of(TestProcess.Describe(variables)));
        Assert.Equal(("tagged", "https://tagged.example/a"), Of(TestProcess.Describe(tags)));
        Assert.Equal((Commit, "https://git.example/shop.git"), Of(TestProcess.Describe()));
    }

    [Fact]
    public void TheAddressOfTheProgram_LosesItsCredentials()
        => Assert.Equal("https://git.example/a",
            Describe(new ProgramFacts { RepositoryUrl = "https://token@git.example/a" }).Tags.GitRepositoryUrl);

    [Theory]
    [InlineData($"1.0.0+{Commit}", Commit)]
    [InlineData($"1.0.0-beta.1+build.5.{Commit}", Commit)]
    [InlineData($"1.0.0+{Commit}{"0123456789abcdef01234567"}", $"{Commit}0123456789abcdef01234567")]
    [InlineData($"1.0.0+x{Commit}", null)]
    [InlineData("1.0.0+0123456789abcdefg123456789abcdef01234567", null)]
    [InlineData("1.0.0+20240229", null)]
    [InlineData("1.0.0+", null)]
    [InlineData($"1.0.{Commit}", null)]
    [InlineData("1.0.0", null)]
    [InlineData(null, null)]
    public void TheCommit_IsTheLastPartOfTheBuildMetadata(string? version, string? commit)
        => Assert.Equal(commit, Describe(new ProgramFacts { InformationalVersion = version }).Tags.GitCommitSha);

    private static ProcessDescription Describe(ProgramFacts program) => new(TestProcess.Variables(), () => program, null);

    private static (string?, string?) Of(ProcessDescription described) => (described.Tags.GitCommitSha, described.Tags.GitRepositoryUrl);
}

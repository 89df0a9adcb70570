using FsCheck.Fluent;

namespace SpanPack.Agent.Tests;

public sealed class RepositoryUrlTests
{
    [Theory]
    [InlineData("https://git.example/a/b.git", "https://git.example/a/b.git")]
    [InlineData("https://token@git.example/a/b.git", "https://git.example/a/b.git")]
    [InlineData("https://user:pass@git.example:8443/a", "https://git.example:8443/a")]
    [InlineData("https://user:p@ss/w?r#d@git.example/a", "https://git.example/a")]
    [InlineData("https://user:pass@[::1]:80/a", "https://[::1]:80/a")]
    [InlineData("https://git.example/a?private_token=x", "https://git.example/a")]
    [InlineData("https://git.example/a#readme", "https://git.example/a")]
    [InlineData("ssh://git@git.example:22/a/b.git", "ssh://git.example:22/a/b.git")]
    [InlineData("git@git.example:a/b.git", "git@git.example:a/b.git")]
    [InlineData("git@git.example@git.example:a", "git.example:a")]
    [InlineData("token@git.example:a/b.git", "git.example:a/b.git")]
    [InlineData("token@https://git.example/a", "https://git.example/a")]
    [InlineData("user:p://x@git.example/a", "git.example/a")]
    [InlineData(" https://git.example/a ", "https://git.example/a")]
    [InlineData("/srv/git/a.git", "/srv/git/a.git")]
    [InlineData("https://user:pass@", null)]
    [InlineData("https://", null)]
    [InlineData(" ", null)]
    [InlineData(null, null)]
    public void Credentials_GoAndTheRestStays(string? url, string? expected)
        => Assert.Equal(expected, RepositoryUrl.WithoutCredentials(url));

    [Fact]
    public void NoUserInformation_Survives()
    {
        FsCheck.Gen<string> secrets = Texts
            .Of("S3CRET", ":", "/", "?", "#", "@", "%40", "://", "git", "[", " ")
            .Select(static text => text.Trim());
        FsCheck.Gen<string> hosts = Gen.Elements("git.example", "localhost:80", "[::1]", "10.0.0.1:8080");
        FsCheck.Gen<string> schemes = Gen.Elements("https://", "http://", "ssh://", "git+ssh://");
        FsCheck.Gen<(string, string, string)> urls = schemes
            .SelectMany(scheme => secrets.SelectMany(secret => hosts.Select(host => (scheme, secret, host))));
        Property.Holds(urls.ToArbitrary(), 500, static url =>
        {
            (string scheme, string secret, string host) = url;
            Assert.Equal($"{scheme}{host}/a/b.git", RepositoryUrl.WithoutCredentials($"{scheme}{secret}@{host}/a/b.git"));
        });
    }

    [Fact]
    public void AnyText_LosesWhatIsBeforeAnAt()
        => Property.Holds(Texts.Of("git", "@", "://", ":", "/", "?", "#", "x").ToArbitrary(), 500, static text =>
        {
            string? kept = RepositoryUrl.WithoutCredentials(text);
            Assert.True(kept is null || kept.LastIndexOf('@') < 0
                || (kept.StartsWith("git@", StringComparison.Ordinal) && kept.LastIndexOf('@') == 3), kept);
            Assert.NotEqual("", kept);
        });
}

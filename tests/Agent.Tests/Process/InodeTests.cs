using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Agent.Tests;

public sealed class InodeTests
{
    [LinuxFact]
    public void AFolder_HasTheInodeThatStatSays()
    {
        string folder = Directory.CreateTempSubdirectory("spanpack-ü ").FullName;
        try
        {
            ulong? inode = Inode.Of(folder);
            Assert.Equal(Stat(folder), inode);
            Assert.NotEqual(Inode.Of(Path.GetDirectoryName(folder)!), inode);
        }
        finally
        {
            Directory.Delete(folder);
        }
    }

    [LinuxFact]
    public void TheCgroupsOfThisMachine_HaveTheInodeThatStatSays()
    {
        if (Directory.Exists("/sys/fs/cgroup")) Assert.Equal(Stat("/sys/fs/cgroup"), Inode.Of("/sys/fs/cgroup"));
        Assert.Equal(Stat("/"), Inode.Of("/"));
    }

    [Theory]
    [InlineData("")]
    [InlineData("/\0")]
    [InlineData("/no/such/folder")]
    [InlineData("/\uD83D")]
    public void WhatIsNotThere_HasNone(string path) => Assert.Null(Inode.Of(path));

    [Fact]
    public void APathThatIsTooLong_HasNone() => Assert.Null(Inode.Of('/' + new string('x', 1_000_000)));

    private static ulong Stat(string path)
    {
        using var stat = Process.Start(new ProcessStartInfo("stat", ["-L", "-c", "%i", path]) { RedirectStandardOutput = true })!;
        string output = stat.StandardOutput.ReadToEnd();
        stat.WaitForExit();
        return ulong.Parse(output.Trim(), CultureInfo.InvariantCulture);
    }
}

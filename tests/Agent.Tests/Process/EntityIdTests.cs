namespace SpanPack.Agent.Tests;

public sealed class EntityIdTests
{
    private const uint HostNamespace = 0xEFFFFFFB;

    [LinuxFact]
    public void WithoutAnId_TheInodeOfTheCgroupIsSaid()
    {
        using var unified = new TemporaryRoots("0::/a/b\n");
        using var memory = new TemporaryRoots("3:cpu:/a\n2:memory:/a\n1:name=systemd:/a\n0::/a\n");
        using var root = new TemporaryRoots("0::/\n");
        ulong? inUnified = unified.AddCgroup("/a/b");
        ulong? inMemory = memory.AddCgroup("/memory/a");
        memory.AddCgroup("/a");

        Assert.Equal($"in-{inUnified}", unified.Read().Value);
        Assert.Equal($"in-{inMemory}", memory.Read().Value);
        Assert.Equal($"in-{Inode.Of(root.Roots.Cgroups)}", root.Read().Value);
        Assert.Null(unified.Read().ContainerId);
    }

    [LinuxFact]
    public void WithoutMemory_TheUnifiedHierarchyIsAsked()
    {
        using var roots = new TemporaryRoots("5:memory:/gone\n0::/a\n");
        ulong? inode = roots.AddCgroup("/a");

        Assert.Equal($"in-{inode}", roots.Read().Value);
    }

    [LinuxFact]
    public void TheRootOfAFileSystem_IsNoCgroup()
    {
        using var roots = new TemporaryRoots("0::/\n");
        Assert.Equal(1UL, Inode.Of("/proc/"));

        Assert.Null(EntityId.Read(roots.Roots with { Cgroups = "/proc" }, TestProcess.Variables()).Value);
    }

    [LinuxFact]
    public void TheNamespaceOfTheHost_IsNoContainer()
    {
        using var host = new TemporaryRoots("0::/a\n");
        using var other = new TemporaryRoots("0::/a\n");
        host.AddCgroup("/a");
        ulong? inode = other.AddCgroup("/a");
        host.SetNamespace(HostNamespace);
        other.SetNamespace(HostNamespace + 1);

        Assert.Null(host.Read().Value);
        Assert.Equal($"in-{inode}", other.Read().Value);
    }

    [LinuxFact]
    public void AContainerThatSharesTheNamespaceOfTheHost_HasItsId()
    {
        using var roots = new TemporaryRoots($"0::/docker/{new string('a', 64)}\n");
        roots.SetNamespace(HostNamespace);

        Assert.Equal($"ci-{new string('a', 64)}", roots.Read().Value);
    }

    [Theory]
    [InlineData("0::/../b\n")]
    [InlineData("0::/missing\n")]
    [InlineData("2:cpu:/b\n")]
    [InlineData("0:/b\n")]
    [InlineData("x::/b\n")]
    [InlineData("0::b\n")]
    [InlineData("0::/b\0\n")]
    [InlineData("")]
    [InlineData(null)]
    public void WhatLeadsNowhere_IsNotKnown(string? file)
    {
        using var roots = new TemporaryRoots(file);
        roots.AddCgroup("/b");
        Directory.CreateDirectory($"{roots.Roots.Cgroups}/../b");

        Assert.Null(roots.Read().Value);
        Assert.Equal("not in a container", roots.Read().ToString());
    }

    [Theory]
    [InlineData("it-false,cn-web,pu-75a2b6d5-3949-4afb-ad0d-92ff0674e759", true)]
    [InlineData(" it-true ", true)]
    [InlineData("cn-web\r\nX-Other: 1", false)]
    [InlineData("cn-web\t", false)]
    [InlineData("cn-\u007F", false)]
    [InlineData("cn-\u010A", false)]
    [InlineData("  ", false)]
    public void TheExternalEnvironment_IsVerbatimOrNotSaid(string value, bool isSaid)
    {
        using var roots = new TemporaryRoots("0::/docker\n");
        Assert.Equal(isSaid ? value : null, roots.Read(("DD_EXTERNAL_ENV", value)).ExternalEnvironment);
    }

    [Fact]
    public void ElsewhereThanOnLinux_NothingIsRead()
    {
        EntityId entity = EntityId.Read(roots: null, TestProcess.Variables(("DD_EXTERNAL_ENV", "cn-web")));
        Assert.Equal((null, null, null), (entity.ContainerId, entity.Value, entity.ExternalEnvironment));
    }

    [LinuxFact]
    public void ThisProcess_IsReadWithoutFailure()
    {
        EntityId entity = ProcessDescription.Current.Entity;
        bool isHost = new FileInfo("/proc/self/ns/cgroup").LinkTarget == $"cgroup:[{HostNamespace}]";

        // On the host only a container without a namespace of its own has one, by its id.
        Assert.True(entity.Value is null || !isHost || entity.Value.StartsWith("ci-", StringComparison.Ordinal), entity.ToString());
        Assert.Equal(entity.ContainerId, ProcessDescription.Current.Header.ContainerId);
    }
}

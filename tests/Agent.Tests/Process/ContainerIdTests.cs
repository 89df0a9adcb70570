using FsCheck.Fluent;

namespace SpanPack.Agent.Tests;

public sealed class ContainerIdTests
{
    private const string Hash = "3726184226f5d3147c25fdeab5b60097e378e8a720503a5e19ecfdf29f869860";
    private const string Task = "34dc0b5e626f2c5c4c5170e34b10e765-1234567890";
    private const string Uuid = "6f265890-5165-7fab-6b52-18d1d0a1c3e2";

    /// <summary>What runtimes write, as they document it: the file and the id in it.</summary>
    public static TheoryData<string, string, string?> Files => new()
    {
        { "Docker, v1", $"13:name=systemd:/docker/{Hash}\n12:pids:/docker/{Hash}\n2:cpu,cpuacct:/docker/{Hash}\n1:cpuset:/docker/{Hash}\n",
            Hash },
        { "Docker with systemd, v2", $"0::/system.slice/docker-{Hash}.scope\n", Hash },
        { "Docker in Docker", $"4:memory:/docker/{new string('a', 64)}/docker/{Hash}\n", Hash },
        { "ECS on EC2",
            $"9:perf_event:/ecs/user-ecs-classic/5a0d5ceddf6c44c1928d367a815d890f/{Hash}\n8:memory:/ecs/user-ecs-classic/5a0d5ceddf6c44c1928d367a815d890f/{Hash}\n",
            Hash },
        { "ECS Fargate until 1.3",
            $"11:hugetlb:/ecs/55091c13-b8cf-4801-b527-f4601742204d/{Hash}\n10:pids:/ecs/55091c13-b8cf-4801-b527-f4601742204d/{Hash}\n",
            Hash },
        { "ECS Fargate from 1.4",
            $"11:hugetlb:/ecs/34dc0b5e626f2c5c4c5170e34b10e765/{Task}\n1:name=systemd:/ecs/34dc0b5e626f2c5c4c5170e34b10e765/{Task}\n",
            Task },
        { "Kubernetes, v1",
            $"11:perf_event:/kubepods/besteffort/pod3d274242-8ee0-11e9-a8a6-1e68d864ef1a/{Hash}\n1:name=systemd:/kubepods/besteffort/pod3d274242-8ee0-11e9-a8a6-1e68d864ef1a/{Hash}\n",
            Hash },
        { "Kubernetes with containerd and systemd, v2",
            $"0::/kubepods.slice/kubepods-burstable.slice/kubepods-burstable-pod2d3da189_6407_48e3_9ab6_78188d75e609.slice/cri-containerd-{Hash}.scope\n",
            Hash },
        { "Kubernetes with CRI-O",
            $"1:name=systemd:/kubepods.slice/kubepods-pod2d3da189_6407_48e3_9ab6_78188d75e609.slice/crio-{Hash}.scope\n", Hash },
        { "Kubernetes, containerd without its systemd driver", $"0::/system.slice/kubelet-kubepods-pod1.slice:cri-containerd:{Hash}\n",
            Hash },
        { "Kubernetes, a pod and no container", "0::/kubepods/besteffort/pod3d274242-8ee0-11e9-a8a6-1e68d864ef1a\n", null },
        { "podman", $"0::/user.slice/user-1000.slice/user@1000.service/user.slice/libpod-{Hash}.scope\n", Hash },
        { "podman, the part within", $"0::/machine.slice/libpod-{Hash}.scope/container\n", null },
        { "Garden", $"1:name=systemd:/system.slice/garden.service/garden/{Uuid}\n", Uuid },
        { "a scope with a UUID", $"0::/system.slice/garden-{Uuid.Replace('-', '_')}.scope\n", Uuid.Replace('-', '_') },
        { "a scope of systemd",
            "12:pids:/user.slice/user-0.slice/session-14.scope\n1:name=systemd:/user.slice/user-0.slice/session-14.scope\n0::/user.slice/user-0.slice/session-14.scope\n",
            null },
        { "a namespace of its own", "0::/\n", null },
        { "lines of Windows", $"2:memory:/docker/{Hash}\r\n", Hash },
        { "the second line alone", $"3:cpu:/\n2:memory:/docker/{Hash}", Hash },
    };

    [Theory]
    [MemberData(nameof(Files))]
    public void RuntimesAreKnown(string runtime, string file, string? id)
    {
        using var roots = new TemporaryRoots(file);
        EntityId entity = roots.Read();

        Assert.Equal((runtime, id), (runtime, entity.ContainerId));
        if (id is not null) Assert.Equal($"ci-{id}", entity.Value);
    }

    [Theory]
    [InlineData($"/a/{Hash}0")]
    [InlineData($"/a/0{Hash}")]
    [InlineData("/a/g726184226f5d3147c25fdeab5b60097e378e8a720503a5e19ecfdf29f869860")]
    [InlineData("/a/g4dc0b5e626f2c5c4c5170e34b10e765-1234567890")]
    [InlineData("/a/gf265890-5165-7fab-6b52-18d1d0a1c3e2")]
    [InlineData($"/a/x{Uuid}")]
    [InlineData($"/a/0{Task}")]
    [InlineData($"/a/{Task}x")]
    [InlineData("/a/34dc0b5e626f2c5c4c5170e34b10e765-")]
    [InlineData("/a/34dc0b5e626f2c5c4c5170e34b10e765-123456789012345678901")]
    [InlineData($"/{Hash}/")]
    [InlineData($"/{Hash}.slice")]
    [InlineData("/6f265890x5165-7fab-6b52-18d1d0a1c3e2")]
    [InlineData("")]
    public void WhatIsNearlyAnId_IsNone(string path) => Assert.Null(ContainerId.Find(path));

    [Fact]
    public void AnyFile_IsRead_AndAnIdFitsAHeader()
        => Property.Holds(Texts.Of(Hash, Uuid, Task, ".scope", "/", ":", "0::", "1:memory:/", "\n", "..", "-").ToArbitrary(), 300,
            static text =>
        {
            using var roots = new TemporaryRoots(text);
            EntityId entity = roots.Read();
            if (entity.ContainerId is not { } id) return;
            Assert.Contains(id, text, StringComparison.Ordinal);
            Assert.Matches("^([0-9a-f]{64}|[0-9a-f_-]{36}|[0-9a-f]{32}-[0-9]{1,20})$", id);
        });

    [Fact]
    public void AFileWithoutEnd_IsReadToItsBound()
    {
        string filler = string.Concat(Enumerable.Repeat("1:cpu:/\n", (CgroupFile.MaxBytes / 8) - 1));
        using var within = new TemporaryRoots($"2:memory:/docker/{Hash}\n{filler}{filler}");
        using var beyond = new TemporaryRoots($"{filler}{filler}2:memory:/docker/{Hash}\n");
        // The bound is in the number of a task: what is before would be an id too.
        using var cut = new TemporaryRoots($"{new string('1', CgroupFile.MaxBytes - 50)}:memory:/{Task}");

        Assert.Equal(Hash, within.Read().ContainerId);
        Assert.Null(beyond.Read().ContainerId);
        Assert.Null(cut.Read().ContainerId);
    }
}

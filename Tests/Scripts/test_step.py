"""script/step, which runs each step of script/test."""

import os
import pathlib
import signal
import subprocess
import sys
import time

import pytest

STEP = pathlib.Path(__file__).resolve().parents[2] / "script" / "step"


@pytest.fixture
def start(tmp_path):
    """Starts a step in a process group of its own, as a terminal does."""
    def start(command, limit=60):
        environment = {**os.environ, "ROTARY_STEPS": str(tmp_path), "ROTARY_STEP_LIMIT": str(limit)}
        return subprocess.Popen([STEP, "step", command], env=environment, start_new_session=True,
                                stdout=subprocess.PIPE, text=True,
                                preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    return start


def is_running(process):
    """Whether a process runs; one that has ended and is not collected yet does not."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def ends(process):
    end = time.monotonic() + 30
    while is_running(process) and time.monotonic() < end:
        time.sleep(0.01)
    return not is_running(process)


def test_a_step_reports_its_code_and_its_times(start, tmp_path):
    step = start("for i in $(seq 100000); do x=$i; done; exit 3")
    assert step.wait() == 3
    name, code, seconds, user, system = (tmp_path / "times").read_text().split()
    assert (name, code) == ("step", "3")
    assert 0 < float(user) + float(system) and 0 < float(seconds) < 60


def test_the_processor_time_of_a_steps_processes_counts(start, tmp_path):
    start("python3 -c 'sum(range(30_000_000))'").wait()
    assert float((tmp_path / "times").read_text().split()[3]) > 0.1


def test_a_step_that_hangs_is_stopped_with_its_processes_and_names_the_unfinished_tests(start, tmp_path):
    step = start(
        f"sleep 300 & echo $! >{tmp_path}/child; printf '\\033[90m◇\\033[0m Test \"a hang\" started.\\n'; echo '◇ Test ends() started.';"
        " echo '✔ Test ends() passed after 0.1 seconds.'; wait", limit=1)
    assert step.wait() == 124
    assert ends(int((tmp_path / "child").read_text()))
    failures = (tmp_path / "failures").read_text()
    assert "the step was stopped after 1 seconds" in failures
    assert 'error: "a hang" has not ended' in failures
    assert "ends()" not in failures


def test_a_test_that_hangs_is_reported_with_its_line(start, tmp_path):
    test = tmp_path / "Tests" / "test_hang.py"
    test.parent.mkdir()
    test.write_text("import time\ndef test_it(): pass\ndef test_hang(): time.sleep(300)\n")
    options = "-o faulthandler_timeout=1 -o faulthandler_exit_on_timeout=true"
    step = start(f"{sys.executable} -m pytest -q -n 1 --max-worker-restart 0 {options} {test}")
    assert step.wait() == 1
    failures = (tmp_path / "failures").read_text()
    assert "Timeout (0:00:01)" in failures
    assert f'  File "{test}", line 3 in test_hang' in failures
    assert "FAILED" in failures


def interrupt(step, tmp_path, interruption):
    """Interrupts a step that has begun; returns whether its processes end."""
    end = time.monotonic() + 30
    while not (tmp_path / "begun").exists() and time.monotonic() < end:
        time.sleep(0.01)
    os.killpg(step.pid, interruption)
    assert step.wait() != 0
    return ends(int((tmp_path / "child").read_text()))


@pytest.mark.parametrize("interruption", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_stops_the_processes_of_a_step(start, tmp_path, interruption):
    step = start(f"sleep 300 & echo $! >{tmp_path}/child; echo begun >{tmp_path}/begun; wait")
    assert interrupt(step, tmp_path, interruption)


def test_an_interruption_stops_a_step_whose_timeout_does_not_know_it_yet(start, tmp_path, monkeypatch):
    timeout = tmp_path / "bin" / "timeout"
    timeout.parent.mkdir()
    timeout.write_text(f"#!{sys.executable}\nimport os, subprocess, sys\nos.setpgid(0, 0)\nsubprocess.Popen(sys.argv[3:]).wait()\n")
    timeout.chmod(0o755)
    monkeypatch.setenv("PATH", f"{timeout.parent}:{os.environ['PATH']}")
    step = start(f"sleep 300 & echo $! >{tmp_path}/child; echo begun >{tmp_path}/begun; wait")
    assert interrupt(step, tmp_path, signal.SIGTERM)
